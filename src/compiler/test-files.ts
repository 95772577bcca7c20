import { consentLocales } from "../domain/consent.ts";
import { type Locale, locales } from "../domain/locale.ts";

/** A noun to count things with, and a sentence long enough for a description. */
const words: Record<Locale, { noun: string; sentence: string }> = {
  de: {
    noun: "Schritt",
    sentence: "Das Team schaut zurück und entscheidet, was es in der nächsten Woche anders machen will.",
  },
  en: { noun: "Step", sentence: "The team looks back and decides what it wants to do differently in the coming week." },
  es: {
    noun: "Parte",
    sentence: "El equipo mira hacia atrás y decide qué quiere hacer de otra manera la próxima semana.",
  },
  fr: {
    noun: "Étape",
    sentence: "L’équipe regarde en arrière et décide de ce qu’elle veut faire autrement la semaine prochaine.",
  },
  it: {
    noun: "Fase",
    sentence: "La squadra si guarda indietro e decide che cosa vuole fare diversamente la prossima settimana.",
  },
  nl: {
    noun: "Stap",
    sentence: "Het team kijkt terug en bepaalt wat het de komende week anders wil doen dan vroeger.",
  },
  pt: {
    noun: "Etapa",
    sentence: "A equipa olha para trás e decide o que quer fazer de outra forma na próxima semana.",
  },
};

/** The paths and contents of a small, good content folder: three inspirations, a session, one piece of news. */
export function makeFiles(): Map<string, unknown> {
  const files = new Map<string, unknown>();
  const inspirations = ["alpha", "beta", "delta"];
  for (const key of inspirations) {
    const others = inspirations.filter((other) => other !== key).map((other) => `inspiration:${other}`);
    files.set(`inspirations/${key}/facts.yaml`, {
      ...commonFacts([...others, "session:gamma"]),
      activity: "board",
      steps: Array.from({ length: 4 }, () => part()),
      board: { kind: "quadrants", areas: [{ id: "plus" }, { id: "minus" }] },
    });
    for (const locale of locales) files.set(`inspirations/${key}/${locale}.yaml`, inspirationWords(key, locale));
  }
  files.set("sessions/gamma/facts.yaml", {
    ...commonFacts(inspirations.map((key) => `inspiration:${key}`)),
    minutes: 25,
    contexts: ["team-routine"],
    blocks: Array.from({ length: 5 }, () => ({ ...part(), activities: ["alpha"] })),
  });
  for (const locale of locales) files.set(`sessions/gamma/${locale}.yaml`, sessionWords("gamma", locale));

  files.set("vocabulary/goals.yaml", { decide: { color: "sky", ...term("decide") } });
  files.set("vocabulary/contexts.yaml", { "team-routine": term("team-routine") });
  files.set("vocabulary/phases.yaml", { open: term("open"), close: term("close") });
  files.set("vocabulary/levels.yaml", {
    easy: term("easy"),
    intermediate: term("intermediate"),
    experienced: term("experienced"),
  });
  files.set("vocabulary/tags.yaml", { agile: term("agile"), remote: term("remote"), visual: term("visual") });
  files.set("vocabulary/situations.yaml", { stuck: situation("stuck"), tense: situation("tense") });
  files.set("vocabulary/desks.yaml", { facilitation: term("facilitation") });

  files.set("home/boards.yaml", ["alpha", "beta"]);
  files.set("news/launch/facts.yaml", { date: "2026-01-05", link: "inspiration:alpha" });
  for (const locale of locales) {
    const { noun, sentence } = words[locale];
    files.set(`news/launch/${locale}.yaml`, { title: `${noun} 1`, text: sentence });
    files.set(`discover/${locale}.yaml`, discoverWords(locale));
    files.set(`synonyms/${locale}.yaml`, [[noun, "word", "two words"]]);
    files.set(`situations/${locale}.yaml`, phrases(noun));
    files.set(`interface/${locale}.yaml`, {
      listing: { count: `{count, plural, one {# ${noun}} other {# ${noun}s}}`, hello: `${noun} {name}` },
    });
  }
  for (const locale of consentLocales) {
    const { noun, sentence } = words[locale];
    files.set(`consent/${locale}.yaml`, {
      title: `${noun} 1`,
      intro: sentence,
      analytics: `${sentence} {brand}`,
      tagManager: `${sentence} ${noun}`,
      outro: `${noun} 2`,
      privacy: `${noun} 8`,
      accept: `${noun} 3`,
      decline: `${noun} 4`,
      given: `${noun} 5`,
      refused: `${noun} 6`,
      keep: `${noun} 7`,
    });
  }
  return files;
}

function commonFacts(recommendations: string[]) {
  return {
    goals: ["decide"],
    phases: ["open"],
    level: "easy",
    group: { from: 2, to: 8 },
    tags: ["agile", "remote"],
    situations: ["stuck", "tense"],
    sources: [{ kind: "book", year: 1982 }],
    places: { onSite: "as-is", remote: "as-is", hybrid: "no" },
    minutes: 20,
    preparationMinutes: 5,
    desk: "facilitation",
    added: "2026-02-01",
    inclusion: ["sight"],
    recommendations,
  };
}

function part() {
  return { minutes: 5, shortest: 3, grows: "none", who: "everyone" };
}

function commonWords(key: string, locale: Locale) {
  const { noun, sentence } = words[locale];
  const list = (name: string, length: number) => Array.from({ length }, (_, index) => `${noun} ${name} ${index}`);
  return {
    slug: locale === "en" ? key : `${key}-${locale}`,
    name: `${noun} ${key}`,
    promise: `${noun} p`,
    description: sentence,
    summary: { what: `${noun} s`, when: `${noun} t`, result: `${noun} u`, whenNot: `${noun} v` },
    prerequisites: { onSite: list("o", 1), remote: list("r", 1), room: `${noun} x`, prepare: list("q", 1) },
    level: `${noun} y`,
    suggestions: list("i", 3),
    traps: list("t", 2).map((text) => ({ trap: text, rescue: `${text} z` })),
    variants: list("n", 2).map((text) => ({ name: text, change: `${text} a`, why: `${text} b` })),
    inclusion: list("e", 1),
    whyItWorks: `${noun} w`,
    debrief: list("l", 3),
    sources: list("k", 1),
    settings: list("g", 2),
    recommendations: list("m", 3),
  };
}

function inspirationWords(key: string, locale: Locale) {
  const { noun } = words[locale];
  return {
    ...commonWords(key, locale),
    steps: partsWords(noun, 4),
    example: {
      story: `${noun} c`,
      moment: {
        scene: `${noun} g`,
        said: [
          { by: "Ada", words: `${noun} j` },
          { by: "Olu", words: `${noun} o` },
        ],
      },
      outcome: `${noun} d`,
    },
    board: { caption: `${noun} f`, areas: { plus: { label: "+", notes: [`${noun} h`] }, minus: { label: "-" } } },
  };
}

function sessionWords(key: string, locale: Locale) {
  const { noun } = words[locale];
  return {
    ...commonWords(key, locale),
    preparing: [`${noun} j`, `${noun} l`, `${noun} w`],
    blocks: partsWords(noun, 5),
    recap: { text: `${noun} c`, example: [`${noun} d`, `${noun} f`, `${noun} h`] },
    caption: `${noun} x`,
  };
}

function partsWords(noun: string, length: number) {
  return Array.from({ length }, (_, index) => ({
    title: `${noun} ${index}`,
    do: `${noun} ${index} A`,
    say: `${noun} ${index} B`,
    result: `${noun} ${index} C`,
  }));
}

function term(id: string) {
  const each = (suffix: string) =>
    Object.fromEntries(locales.map((locale) => [locale, `${words[locale].noun} ${id} ${suffix}`]));
  return { name: each("A"), definition: each("B") };
}

function situation(id: string) {
  const { name } = term(id);
  const slug = Object.fromEntries(locales.map((locale) => [locale, `${id}-${locale}`]));
  return { name, slug };
}

function phrases(noun: string) {
  const each = ["F", "G", "H", "I", "J"].map((suffix) => `${noun} ${suffix}`);
  return { stuck: each, tense: [...each] };
}

function discoverWords(locale: Locale) {
  const { noun, sentence } = words[locale];
  const topic = (name: string) => ({
    title: `${noun} ${name}`,
    short: `${noun} ${name} a`,
    text: `${noun} ${name} b`,
    points: [`${noun} ${name} c`, `${noun} ${name} d`, `${noun} ${name} e`],
  });
  return {
    title: `${noun} f`,
    description: sentence,
    intro: `${noun} g`,
    prepare: topic("h"),
    brainstorm: topic("i"),
    collect: topic("j"),
    call: { title: `${noun} k`, text: `${noun} l`, button: `${noun} m` },
  };
}
