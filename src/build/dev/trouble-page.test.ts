import { describe, expect, it } from "vitest";
import { ContentError } from "../read/read-site-content.ts";
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
    expect(page).toContain("<li>TypeError: x is &lt;undefined&gt;</li>");
    expect(page).toContain("trouble-page.test.ts");
  });

  it("says once, and without the colours of terminals, what a tool says", () => {
    const error = new Error("\u001b[31m[PARSE_ERROR]\u001b[0m Expected a semicolon");
    expect(error.stack).toContain(error.message);
    const page = writeTroublePage(error);
    expect(page.match(/\[PARSE_ERROR\] Expected a semicolon/g)).toHaveLength(1);
    expect(page).not.toContain("[31m");
  });

  it("shows the message of an error whose stack does not hold it", () => {
    const error = Object.assign(new Error("one"), { stack: "at somewhere" });
    const page = writeTroublePage(error);
    expect(page).toContain("<li>one</li>\n<li>at somewhere</li>");
  });

  it("says what else there is to know", () => {
    expect(writeTroublePage("x", ["Restart <it>"])).toContain("<p>Restart &lt;it&gt;</p>");
  });
});
