import { useMemo, useSyncExternalStore } from "react";
import type { TemplateKind } from "../../domain/template.ts";
import { favouriteStore, noFavourites } from "./favourite-store.ts";

/** The keys of the templates of a kind that the visitor keeps. */
export function readFavourites(kind: TemplateKind): ReadonlySet<string> {
  return keysOf(kind, favouriteStore.read());
}

/** The same, following each change in this tab and in others. */
export function useFavourites(kind: TemplateKind): ReadonlySet<string> {
  const kept = useSyncExternalStore(favouriteStore.subscribe, favouriteStore.read, noFavourites);
  return useMemo(() => keysOf(kind, kept), [kind, kept]);
}

function keysOf(kind: TemplateKind, kept: ReadonlySet<string>): ReadonlySet<string> {
  const prefix = `${kind}:`;
  return new Set([...kept].flatMap((it) => (it.startsWith(prefix) ? it.slice(prefix.length) : [])));
}
