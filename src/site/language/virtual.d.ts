declare module "virtual:language/*" {
  export const messages: import("./messages.generated.ts").Messages;
  export const slugs: import("./language.tsx").KnownSlugs;
  /** What each part says beyond that. */
  export const parts: Partial<
    Record<
      import("../../domain/message-groups.ts").SitePart,
      () => Promise<{ messages: Partial<import("./messages.generated.ts").Messages> }>
    >
  >;
}
