/** Made by the build from `content/interface`: a chunk a language, and one for each part of it. */
declare module "virtual:languages" {
  type Locale = import("../../domain/locale.ts").Locale;
  type SitePart = import("../../domain/message-groups.ts").SitePart;
  type Messages = import("./messages.generated.ts").Messages;

  interface LanguagePack {
    /** The groups that every page has. */
    messages: Messages;
    /** The words of each part beyond those. */
    parts: Partial<Record<SitePart, () => Promise<{ messages: Partial<Messages> }>>>;
  }

  export const languagePacks: Record<Locale, () => Promise<LanguagePack>>;

  /** Each language by its own name: what a language selector shows. */
  export const languageNames: Record<Locale, string>;
}

/** Made by the build from the templates: a chunk a language. */
declare module "virtual:slugs" {
  export const slugLists: Record<
    import("../../domain/locale.ts").Locale,
    () => Promise<{ slugs: import("../navigation/load-slugs.ts").KnownSlugs }>
  >;
}
