import { Resvg } from "@resvg/resvg-js";
import { expect, it } from "vitest";
import { drawTouchIcon, touchIcon } from "./touch-icon.ts";

it("the touch icon is the icon of the tab on a white ground, which reaches into the corners, in its light colours", () => {
  const dark = "<style>@media (prefers-color-scheme:dark){circle{fill:#f00}}</style>";
  const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2">${dark}<circle cx="1" cy="1" r="1" fill="#00f"/></svg>`;
  const { pixels, width, height } = new Resvg(drawTouchIcon(Buffer.from(favicon))).render();
  const colourAt = (x: number, y: number) => [...pixels.subarray((y * width + x) * 4).subarray(0, 4)];
  expect([width, height]).toEqual([touchIcon.widthPx, touchIcon.widthPx]);
  expect(colourAt(0, 0)).toEqual([255, 255, 255, 255]);
  expect(colourAt(90, 90)).toEqual([0, 0, 255, 255]);
  expect(colourAt(24, 24)).toEqual([255, 255, 255, 255]);
});
