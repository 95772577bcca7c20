/// <reference types="vite/client" />
import type { BoardKind } from "./board-kind.ts";

const files = import.meta.glob<Record<string, BoardKind>>("./kinds/*.tsx", { eager: true });

/** Every kind of board by name. A file in `kinds` is all that a kind takes. */
export const boardKinds: ReadonlyMap<string, BoardKind> = new Map(
  Object.values(files)
    .flatMap((file) => Object.values(file))
    .map((kind) => [kind.name, kind]),
);
