import { findChromium } from "../scripts/ensure-chromium.mjs";

export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-quic",
  "--no-first-run",
];

export function chromiumPath(): string {
  const found = findChromium();
  if (!found) throw new Error("There is no Chromium here. Install one, or say where it is: CHROMIUM_PATH=...");
  return found;
}
