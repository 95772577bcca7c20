declare module "virtual:language/*" {
  export const messages: import("./messages.generated.ts").Messages;
  export const slugs: import("./language.tsx").KnownSlugs;
}
