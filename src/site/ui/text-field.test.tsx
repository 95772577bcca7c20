import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

const attribute = (markup: string, tag: string, name: string) =>
  new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`).exec(markup)?.[1];

describe("a text field", () => {
  it("is named by its label", () => {
    const markup = renderToStaticMarkup(<TextField label="Your address" />);
    expect(attribute(markup, "label", "for")).toBe(attribute(markup, "input", "id"));
  });

  it("counts what is in it where it has a limit, and only there (R5.1)", () => {
    const markup = renderToStaticMarkup(<TextField label="Name" maxLength={60} defaultValue="Weekly" />);
    expect(markup).toContain("6 / 60");
    expect(attribute(markup, "input", "aria-describedby")).toBe(/<p id="([^"]*count)"/.exec(markup)?.[1]);
    expect(renderToStaticMarkup(<TextField label="Name" defaultValue="Weekly" />)).not.toContain("6 /");
  });

  it("counts a value that is held elsewhere", () => {
    expect(renderToStaticMarkup(<TextField label="Name" maxLength={9} value="abc" readOnly />)).toContain("3 / 9");
  });

  it("says what is to be mended, to a screen reader as well", () => {
    const markup = renderToStaticMarkup(<TextField label="Name" error="Write a name" />);
    expect(attribute(markup, "input", "aria-invalid")).toBe("true");
    expect(attribute(markup, "input", "aria-describedby")).toBe(attribute(markup, "p", "id"));
    expect(markup).toContain("Write a name");
  });
});

describe("a text area", () => {
  it("has two rows unless told (R5.1)", () => {
    expect(attribute(renderToStaticMarkup(<TextArea label="Text" />), "textarea", "rows")).toBe("2");
    expect(attribute(renderToStaticMarkup(<TextArea label="Text" rows={5} />), "textarea", "rows")).toBe("5");
  });
});
