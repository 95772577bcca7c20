/** The name of a file, made of the parts of a title that any system takes, such as `team-day`; `plan` if there are none. */
export function fileNameOf(title: string): string {
  return slugOf(title) || "plan";
}

/** The letters and digits of a text in any language, with hyphens between words. */
export function slugOf(text: string): string {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\d]+/gu) ?? [];
  return [...words.join("-")].slice(0, longestName).join("").replace(/-$/, "");
}

const longestName = 60;
