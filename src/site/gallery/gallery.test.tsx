/// <reference types="node" />
import { readdirSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Gallery, galleryParts } from "./gallery.tsx";

const uiFolder = path.join(import.meta.dirname, "../ui");

/** They draw the frame of other parts, or what others have written, and show nothing of their own. */
const frames = ["field-frame", "markup"];

describe("the gallery", () => {
  it("has every part of the interface", () => {
    const parts = readdirSync(uiFolder)
      .filter((file) => /^[^.]+\.tsx$/.test(file))
      .map((file) => file.replace(".tsx", ""))
      .filter((name) => !frames.includes(name));
    expect(Object.keys(galleryParts).sort()).toEqual(parts.sort());
  });

  it("can be drawn", () => {
    const markup = renderToStaticMarkup(<Gallery />);
    for (const name of Object.keys(galleryParts)) expect(markup).toContain(`<section id="${name}">`);
  });
});
