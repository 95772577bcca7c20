import { useRef, useState, useSyncExternalStore } from "react";
import type { FavouritesData } from "../../../domain/page.ts";
import { pathOf } from "../../../domain/route.ts";
import type { TemplateReference } from "../../../domain/template.ts";
import { favouriteStore, noFavourites } from "../../favourites/favourite-store.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { LoadFailed } from "../../layout/load-failed.tsx";
import { ToListings } from "../../template-card/to-listings.tsx";
import type { Screen, ScreenProps } from "../screen.ts";
import type { FavouritesFile } from "./favourites-file.ts";
import styles from "./favourites-screen.module.css";
import { type FavouritesView, findView } from "./favourites-view.ts";
import { OwnFavourites } from "./own-favourites.tsx";
import { SharedFavourites } from "./shared-favourites.tsx";
import { useFavouritesView } from "./use-favourites-view.ts";

function FavouritesScreen({ data, view: prepared }: ScreenProps<FavouritesData, FavouritesView>) {
  const locale = useLocale();
  const { favourites, favouritesPage: words } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const kept = useSyncExternalStore(favouriteStore.subscribe, favouriteStore.read, noFavourites);
  const { view, status, tryAgain, showOwn } = useFavouritesView(data, prepared, kept);
  /** The outcome of the visitor's last act, in words. */
  const [news, setNews] = useState<string>();
  const ownPath = pathOf({ name: "favourites" }, locale);

  const tell = (text: string) => {
    setNews(text);
    // The news stand below it, and what was pressed may be gone.
    heading.current?.focus();
  };
  const keep = (templates: Iterable<TemplateReference>) => {
    const before = favouriteStore.read();
    const isStored = favouriteStore.keep(templates);
    const added = [...favouriteStore.read()].filter((it) => !before.has(it));
    tell(isStored ? words.added({ count: added.length }) : favourites.notStored());
  };
  const keepShared = (list: readonly TemplateReference[]) => {
    // The latest are shown first.
    keep(list.toReversed());
    history.pushState(null, "", ownPath);
    showOwn();
  };
  const take = (file: FavouritesFile) => ("problem" in file ? tell(words[file.problem]()) : keep(file.favourites));

  return (
    <div className={`container ${styles.screen}`}>
      <h1 ref={heading} tabIndex={-1}>
        {words.title()}
      </h1>
      <div className={styles.withoutScript}>
        <p>{words.withoutScript()}</p>
        <ToListings />
      </div>
      {/* There before it says anything, so that a screen reader hears it. */}
      <p role="status" className={styles.news}>
        {news}
      </p>
      {status === "failed" && <LoadFailed className={styles.news} onTryAgain={tryAgain} />}
      {view?.isShared && <SharedFavourites view={view} kept={kept} ownPath={ownPath} onKeep={keepShared} />}
      {view && !view.isShared && <OwnFavourites view={view} kept={kept} path={ownPath} onFile={take} />}
      {!view && status === "loading" && <p className={styles.loading}>{words.loading()}</p>}
    </div>
  );
}

export const favouritesScreen: Screen<FavouritesData, FavouritesView> = {
  Component: FavouritesScreen,
  prepare: (data, { search }) => findView(data, search),
};
