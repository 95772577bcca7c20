/** What of a title can stand in the name of a file on any system, such as `team-day`; `plan` where nothing can. */
export function fileNameOf(title: string): string {
  return slugOf(title) || "plan";
}

/** Letters and digits in any language, and hyphens between them. */
export function slugOf(text: string): string {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\d]+/gu) ?? [];
  return [...words.join("-")].slice(0, longestName).join("").replace(/-$/, "");
}

const longestName = 60;
