/** Fields of the words that are not read but meant: an address, a chalk. */
const meaningFields = new Set(["slug", "color"]);

/** The same words with every text changed, however deep it stands. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === "string") return change(value) as Value;
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change)) as Value;
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    meaningFields.has(name) ? field : mapTexts(field, change),
  ]);
  return Object.fromEntries(fields);
}
