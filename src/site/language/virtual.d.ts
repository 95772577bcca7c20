declare module "virtual:language/*" {
  export const messages: import("./messages.generated.ts").Messages;
  export const slugs: import("./language.tsx").KnownSlugs;
  /** What each screen says beyond that. */
  export const screens: Partial<
    Record<
      import("../../domain/page.ts").ScreenName,
      () => Promise<{ messages: Partial<import("./messages.generated.ts").Messages> }>
    >
  >;
}
