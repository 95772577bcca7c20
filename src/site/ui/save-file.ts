/** The time after which a browser has read what it saves, as others who do this have found out. */
const readAfterMs = 40_000;

/** Saves a file on the visitor's machine. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(URL.revokeObjectURL, readAfterMs, link.href);
}
