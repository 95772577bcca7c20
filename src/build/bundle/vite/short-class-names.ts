import type { Plugin } from "vite";

/**
 * `header_brand` instead of `header-module_brand`: Lightning CSS makes class names of the whole name of a file, and they stand in
 * every page, its code and the style sheet. Vite keeps the names apart from the rules, and puts them together later: so it is done twice.
 */
export function shortClassNames(): Plugin[] {
  const transform = (code: string, id: string) =>
    /\.module\.css$/.test(id) ? code.replaceAll("-module_", "_") : undefined;
  return [
    { name: "short-class-names-in-rules", transform },
    { name: "short-class-names-in-code", enforce: "post", transform },
  ];
}
