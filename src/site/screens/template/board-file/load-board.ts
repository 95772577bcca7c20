import displayFont from "@fonts/display.woff2?url";
import textFont from "@fonts/text.woff2?url";
import { PageLoadError } from "../../../navigation/page-load-error.ts";

/** The fonts of pages, under the names that the file of a board has for them. */
const faces = [
  { family: "Display", weight: "700", address: displayFont },
  { family: "Text", weight: "400 700", address: textFont },
];

export const fontFamilies = faces.map(({ family }) => family);

/** The file of a board, as it looks on the page: with the fonts inside, which nobody has on their machine. */
export async function loadBoard(address: string): Promise<string> {
  const [file, ...rules] = await Promise.all([load(address).then((answer) => answer.text()), ...faces.map(ruleOf)]);
  return file.replace("<style>", (style) => style + rules.join(""));
}

async function ruleOf({ family, weight, address }: (typeof faces)[number]): Promise<string> {
  const font = toDataAddress(await (await load(address)).blob());
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(${await font})}`;
}

async function load(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (answer.ok) return answer;
  if (answer.status === 404) throw new PageLoadError(`There is no ${address} any more`, "MISSING_FILE");
  throw new PageLoadError(`Fetching ${address} failed: ${answer.status}`);
}

function toDataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
