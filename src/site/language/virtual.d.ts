declare module "virtual:language/*" {
  export const messages: import("./messages.generated.ts").Messages;
  /** The words of each part beyond those. */
  export const parts: Partial<
    Record<
      import("../../domain/message-groups.ts").SitePart,
      () => Promise<{ messages: Partial<import("./messages.generated.ts").Messages> }>
    >
  >;
}

declare module "virtual:slugs/*" {
  export const slugs: import("../navigation/load-slugs.ts").KnownSlugs;
}
