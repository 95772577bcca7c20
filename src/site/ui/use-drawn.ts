import { createContext, useContext, useState } from "react";
import { trusted } from "./trusted.ts";

/** The HTML of a page as it was built, where React draws the page and no HTML of it stands there. */
export const BuiltHtml = createContext<string | undefined>(undefined);

/**
 * What the build has drawn. Read from the page where the data leaves it out (`leave-out-drawn.ts`): when React begins with a page, its HTML
 * stands there still, or is given.
 */
export function useDrawn(given: string | undefined, read: (page: ParentNode) => string | null | undefined): string {
  const built = useContext(BuiltHtml);
  return useState(() => given ?? read(built === undefined ? document : parse(built)) ?? "")[0];
}

function parse(html: string): ParentNode {
  const template = document.createElement("template");
  template.innerHTML = trusted(html) as string;
  return template.content;
}
