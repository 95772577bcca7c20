interface Random {
  /** Browsers have it over HTTPS and on this machine alone. */
  randomUUID?: () => string;
  getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;
}

/** A random UUID, version 4. */
export function makeUuid(random: Random): string {
  if (random.randomUUID) return random.randomUUID();
  const [...bytes] = random.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] as number) & 15) | 64;
  bytes[8] = ((bytes[8] as number) & 63) | 128;
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
