import type { Random } from "./random.ts";

const word = /[\p{L}\u00ad]{4,}/gu;
const replacedShare = 0.7;

/** After so many vain attempts to find a free name, one is made longer. */
const mostAttempts = 8;

/** Writes names like the real ones, no two of them the same, and the addresses that belong to them. */
export class NameWriter {
  readonly #names: Set<string>;
  readonly #slugs: Set<string>;

  constructor(
    private readonly real: readonly { name: string; slug: string }[],
    private readonly drawWord: () => string,
    private readonly random: Random,
  ) {
    this.#names = new Set(real.map(({ name }) => name));
    this.#slugs = new Set(real.map(({ slug }) => slug));
  }

  write(): { name: string; slug: string } {
    let name = this.writeOther();
    for (let attempt = 1; attempt < mostAttempts && this.#names.has(name); attempt += 1) name = this.writeOther();
    while (this.#names.has(name)) name += ` ${this.drawWord()}`;
    this.#names.add(name);
    return { name, slug: this.#slugOf(name) };
  }

  /** One that others may have as well. */
  writeOther(): string {
    const name = this.random.pick(this.real).name.replace(word, (real) => {
      if (!this.random.isLucky(replacedShare)) return real;
      const drawn = this.drawWord();
      return /^\p{Lu}/u.test(real) ? capitalise(drawn) : drawn;
    });
    return capitalise(name);
  }

  #slugOf(name: string): string {
    const plain = name
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "");
    let slug = plain;
    for (let number = 2; this.#slugs.has(slug); number += 1) slug = `${plain}-${number}`;
    this.#slugs.add(slug);
    return slug;
  }
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
