import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Disclosure } from "./disclosure.tsx";

const draw = (props: { isOpen?: boolean; isNeeded?: boolean }) =>
  renderToStaticMarkup(
    <Disclosure summary="More" {...props}>
      Inside
    </Disclosure>,
  );

describe("a disclosure", () => {
  it("draws what is inside only when it is open", () => {
    expect(draw({})).not.toContain("Inside");
    expect(draw({ isOpen: true })).toMatch(/<details open="">.*Inside/);
  });

  it("is open where something inside of it matters", () => {
    expect(draw({ isNeeded: true })).toMatch(/<details open="">.*Inside/);
  });
});
