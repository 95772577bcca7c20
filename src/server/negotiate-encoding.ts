/** The content codings of the compressed copies in the build, the preferred one first. */
export const encodings = ["br", "gzip"] as const;

export type Encoding = (typeof encodings)[number];

/** Returns the preferred available coding that the request accepts, or nothing if the file has to be sent uncompressed. */
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
