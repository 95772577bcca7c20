declare module "subset-font" {
  export interface SubsetOptions {
    targetFormat: "woff2" | "truetype";
    /** A number leaves one instance of the font, a range a narrower axis. */
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
  }

  /** Cuts a font down to the given characters, and its axes to what is named of them. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
