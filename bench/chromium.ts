import { findChromium } from "../scripts/ensure-chromium.mjs";

export function chromiumPath(): string {
  const found = findChromium();
  if (!found) throw new Error("There is no Chromium here. Install one, or say where it is: CHROMIUM_PATH=...");
  return found;
}
