/** The files of the two faces, in their packages. `tokens.css` calls them `Display` and `Text`. */
export const typefaces = {
  display: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  text: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
} as const;
