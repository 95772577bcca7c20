import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Icon, iconOf } from "./icon.tsx";
import { SpareIcon } from "./spare-icon.tsx";
import { TemplateIcon } from "./template-icon.tsx";

describe("an icon", () => {
  it("is 16 pixels large, drawn on a square of 20, in the colour of the text around it (R3.7)", () => {
    const svg = renderToStaticMarkup(<Icon name="print" />);
    expect(svg).toContain('width="16" height="16" viewBox="0 0 20 20" fill="currentColor"');
  });

  it("takes another size and another colour (R3.7)", () => {
    expect(renderToStaticMarkup(<TemplateIcon name="variants" size={20} fill="#ee6c4d" />)).toContain(
      'width="20" height="20" viewBox="0 0 20 20" fill="#ee6c4d"',
    );
  });

  it("has one unit more of width where it is a trophy (R3.7)", () => {
    expect(renderToStaticMarkup(<SpareIcon name="trophy" />)).toContain('viewBox="0 0 21 20"');
  });

  it("is refused when there is none of that name (R8.7)", () => {
    const Unknown = iconOf<string>({});
    expect(() => renderToStaticMarkup(<Unknown name="unicorn" />)).toThrow("The icon doesn't exist: unicorn");
  });
});
