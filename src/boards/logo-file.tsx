import { renderToStaticMarkup } from "react-dom/server";
import type { TextOutline } from "../domain/renderer.ts";
import { BrandMark } from "./brand-mark.tsx";
import { type Theme, toneInFile } from "./palette.ts";

/** The logo's two files (R3.7): dark ink for light grounds, and a smaller one in light ink for dark grounds. */
const sizes: Record<Theme, { width: number; height: number }> = {
  light: { width: 175, height: 42 },
  dark: { width: 130, height: 20 },
};

const markSize = 34;

/** Mark and name as large as the size allows, side by side. */
export function composeLogo(theme: Theme, name: TextOutline): string {
  const { width, height } = sizes[theme];
  const markScale = (height - 2) / markSize;
  const textLeft = height + height * 0.14;
  const textSize = Math.min((width - textLeft) / name.width, height * 0.86);
  const tone = toneInFile(theme);
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <g transform={`translate(0 1) scale(${markScale})`}>
        <BrandMark tone={tone} />
      </g>
      <path
        fill={tone("ink")}
        transform={`translate(${textLeft} ${height * 0.5 + textSize * 0.26}) scale(${textSize})`}
        d={name.path}
      />
    </svg>,
  );
}
