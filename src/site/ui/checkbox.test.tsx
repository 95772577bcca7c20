import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Checkbox } from "./checkbox.tsx";

describe("a checkbox", () => {
  it("stays in the order of the focus where it cannot be ticked", () => {
    const markup = renderToStaticMarkup(
      <Checkbox isAvailable={false} checked={false} onChange={() => {}}>
        Meet
      </Checkbox>,
    );
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).not.toContain(" disabled");
  });
});
