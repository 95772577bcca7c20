declare module "virtual:consent/*" {
  export const words: import("../../domain/consent.ts").ConsentWords;
}
