interface Props<Name> {
  name: Name;
  /** The size in pixels; at 20, the units of the path are pixels. */
  size?: number;
  /** Any colour; the text's own when left out. */
  fill?: string;
}

/**
 * Makes icons of paths on a square of 20, or on a box of their own: pictures beside words that say the same, and so hidden from
 * screen readers.
 */
export function iconOf<Name extends string>(paths: Record<Name, string>, viewBoxes?: Partial<Record<Name, string>>) {
  return ({ name, size = 16, fill = "currentColor" }: Props<Name>) => {
    const path = paths[name];
    if (!path) throw new Error(`The icon doesn't exist: ${name}`);
    return (
      <svg
        width={size}
        height={size}
        viewBox={viewBoxes?.[name] ?? "0 0 20 20"}
        fill={fill}
        fillRule="evenodd"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    );
  };
}

/** The icons that come with every page. */
export const Icon = iconOf({
  "arrow-up": "M10 3 3.5 9.5l1.6 1.6 3.7-3.7V17h2.4V7.4l3.7 3.7 1.6-1.6z",
  bookmark: "M4.6 2h10.8v16.2L10 14.1l-5.4 4.1zm1.8 1.8v10.8l3.6-2.8 3.6 2.8V3.8z",
  chevron: "m4.2 6.6 5.8 5.8 5.8-5.8 1.5 1.5L10 15.4 2.7 8.1z",
  download: "M8.8 2h2.4v7.4L14 6.6l1.7 1.7L10 14 4.3 8.3 6 6.6l2.8 2.8zM3 15.6h14V18H3z",
  facebook:
    "M11.6 18v-7.2h2.5l.4-2.9h-2.9V6.1c0-.9.3-1.4 1.5-1.4h1.5V2.1C14.3 2 13.5 2 12.6 2c-2.3 0-3.9 1.4-3.9 3.9v2H6.1v2.9h2.6V18z",
  linkedin:
    "M3 7.4h3V17H3zM4.5 2.7a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5M7.8 7.4h2.9v1.3c.5-.8 1.5-1.5 3-1.5 2.9 0 3.5 1.8 3.5 4.3V17h-3v-4.9c0-1.2 0-2.5-1.6-2.5s-1.8 1.2-1.8 2.4v5h-3z",
  print: "M5 2h10v4h3v8h-3v4H5v-4H2V6h3zm2.2 2.2V6h5.6V4.2zm0 7.6v4h5.6v-4z",
  x: "M2.5 3h4.7l3.4 4.7L14.6 3h2.2l-5.2 6.1L17.5 17h-4.7L9.1 12l-4.3 5H2.6l5.5-6.4zm3 1.6 7.9 10.8h1.2L6.7 4.6z",
});
