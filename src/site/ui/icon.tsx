import type { ReactNode } from "react";

/** Drawn on a square of 20, in the colour of the text around. */
const drawings = {
  "arrow-up": <path d="M10 3 3.5 9.5l1.6 1.6 3.7-3.7V17h2.4V7.4l3.7 3.7 1.6-1.6z" />,
  chevron: <path d="m4.2 6.6 5.8 5.8 5.8-5.8 1.5 1.5L10 15.4 2.7 8.1z" />,
  download: <path d="M8.8 2h2.4v7.4L14 6.6l1.7 1.7L10 14 4.3 8.3 6 6.6l2.8 2.8zM3 15.6h14V18H3z" />,
  facebook: (
    <path d="M11.6 18v-7.2h2.5l.4-2.9h-2.9V6.1c0-.9.3-1.4 1.5-1.4h1.5V2.1C14.3 2 13.5 2 12.6 2c-2.3 0-3.9 1.4-3.9 3.9v2H6.1v2.9h2.6V18z" />
  ),
  linkedin: (
    <path d="M3 7.4h3V17H3zM4.5 2.7a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5M7.8 7.4h2.9v1.3c.5-.8 1.5-1.5 3-1.5 2.9 0 3.5 1.8 3.5 4.3V17h-3v-4.9c0-1.2 0-2.5-1.6-2.5s-1.8 1.2-1.8 2.4v5h-3z" />
  ),
  print: <path d="M5 2h10v4h3v8h-3v4H5v-4H2V6h3zm2.2 2.2V6h5.6V4.2zm0 7.6v4h5.6v-4z" />,
  trophy: (
    <path d="M5.5 2h10v1.8h3.3v2.5c0 2.2-1.6 3.8-3.7 4.1a5.2 5.2 0 0 1-3.4 2.5v2.6h3V18H6.3v-2.5h3v-2.6a5.2 5.2 0 0 1-3.4-2.5C3.8 10.1 2.2 8.5 2.2 6.3V3.8h3.3zm0 3.8H4.2v.5c0 .9.5 1.6 1.3 1.9zm10 0v2.4c.8-.3 1.3-1 1.3-1.9v-.5z" />
  ),
  variants: <path d="M2 2h7v7H2zm9 0h7v7h-7zM2 11h7v7H2zm11.4 0h2.2v2.4H18v2.2h-2.4V18h-2.2v-2.4H11v-2.2h2.4z" />,
  x: (
    <path d="M2.5 3h4.7l3.4 4.7L14.6 3h2.2l-5.2 6.1L17.5 17h-4.7L9.1 12l-4.3 5H2.6l5.5-6.4zm3 1.6 7.9 10.8h1.2L6.7 4.6z" />
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

/** The trophy is one unit wider than the square. */
const viewBoxes: Partial<Record<IconName, string>> = { trophy: "0 0 21 20" };

interface Props {
  name: IconName;
  /** In pixels; 20 in the square is one to one. */
  size?: number;
  /** Any colour; the text's own when left out. */
  fill?: string;
}

/** A picture beside a word that says the same: hidden from screen readers. */
export function Icon({ name, size = 16, fill = "currentColor" }: Props) {
  const drawing = drawings[name];
  if (!drawing) throw new Error(`The icon doesn't exist: ${name}`);
  return (
    <svg
      width={size}
      height={size}
      viewBox={viewBoxes[name] ?? "0 0 20 20"}
      fill={fill}
      fillRule="evenodd"
      aria-hidden="true"
    >
      {drawing}
    </svg>
  );
}
