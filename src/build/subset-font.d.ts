declare module "subset-font" {
  export interface SubsetOptions {
    targetFormat: "woff2" | "truetype";
    variationAxes?: Record<string, number>;
  }

  /** Cuts a font down to the given characters, and to one instance where axes are named. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
