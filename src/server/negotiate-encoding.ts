/** The content codings that the build prepares, the preferred one first. */
export const encodings = ["br", "gzip"] as const;

export type Encoding = (typeof encodings)[number];

/** The best prepared coding that the request accepts; nothing when the file goes out as it is. */
export function negotiateEncoding(acceptEncoding: string, available: readonly Encoding[]): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const item of acceptEncoding.toLowerCase().split(",")) {
    const [coding = "", ...parameters] = item.split(";").map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(coding, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  return encodings.find(
    (encoding) => available.includes(encoding) && (weights.get(encoding) ?? weights.get("*") ?? 0) > 0,
  );
}
