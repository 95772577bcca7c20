interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Visitors who save data or have a slow line pay only for what they ask for. */
export function isLineToSpare(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && !effectiveType?.includes("2g");
}
