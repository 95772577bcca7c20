import { describe, expect, it } from "vitest";
import { ContentError } from "../read-site-content.ts";
import { writeTroublePage } from "./trouble-page.ts";

const problem = { file: "content/a.yaml", line: 3, field: "name", found: "<b>", expected: "write at most 50" };

describe("writeTroublePage", () => {
  it("lists all problems of the content, and loads what reloads it when they are mended", () => {
    const page = writeTroublePage(new ContentError([problem, { ...problem, line: 4 }]));
    expect(page).toContain("<h1>2 problems in the content</h1>");
    expect(page).toContain("<li>content/a.yaml:3  name  found &lt;b&gt;, write at most 50</li>");
    expect(page).toContain("content/a.yaml:4");
    expect(page).toContain('<script type="module" src="/@vite/client">');
  });

  it("shows any other error with where it came from", () => {
    const page = writeTroublePage(new TypeError("x is <undefined>"));
    expect(page).toContain("<li>x is &lt;undefined&gt;</li>");
    expect(page).toContain("trouble-page.test.ts");
  });
});
