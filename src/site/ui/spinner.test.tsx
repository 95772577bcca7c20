import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Spinner } from "./spinner.tsx";

it("a spinner is small, medium or large, medium unless told (R9.5)", () => {
  const width = (markup: string) => Number(/width="(\d+)"/.exec(markup)?.[1]);
  const widths = (["small", "medium", "large"] as const).map((size) =>
    width(renderToStaticMarkup(<Spinner size={size} />)),
  );
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
  expect(new Set(widths).size).toBe(3);
  expect(width(renderToStaticMarkup(<Spinner />))).toBe(widths[1]);
});
