import type { Favourites } from "../../../domain/favourites.ts";
import { writeFavouritesQuery } from "../../../domain/favourites-address.ts";
import { publicUrl } from "../../head.ts";
import { useMessages } from "../../language/language.tsx";
import { ShareLink } from "../../share/share-link.tsx";
import { ToListings } from "../../template-card/to-listings.tsx";
import { FavouritesAsFile } from "./favourites-as-file.tsx";
import type { FavouritesFile } from "./favourites-file.ts";
import styles from "./favourites-screen.module.css";
import { countMissing, type FavouritesView } from "./favourites-view.ts";
import { KeptCards } from "./kept-cards.tsx";

interface Props {
  view: FavouritesView;
  kept: Favourites;
  path: string;
  onFile: (file: FavouritesFile) => void;
}

/** The visitor's own favourites, and the ways to hand them on. */
export function OwnFavourites({ view, kept, path, onFile }: Props) {
  const { favouritesPage: words } = useMessages();
  const count = kept.size;
  const latestFirst = [...kept].reverse();
  const missing = countMissing(latestFirst, view.cards);
  return (
    <>
      <p className={styles.lead}>
        {count > 0 ? words.own({ count }) : words.none()} {missing > 0 && words.missing({ count: missing })}
      </p>
      {view.list.length === 0 && (
        <>
          <p>{words.howToKeep()}</p>
          <ToListings />
        </>
      )}
      <KeptCards cards={view.cards} />
      <div className={styles.ways}>
        {count > 0 && (
          <section aria-labelledby="share-list">
            <h2 id="share-list">{words.share()}</h2>
            <p>{words.shareNote()}</p>
            <ShareLink
              address={publicUrl(path) + writeFavouritesQuery(latestFirst)}
              title={words.shareTitle({ count })}
            />
          </section>
        )}
        <FavouritesAsFile kept={kept} onRead={onFile} />
      </div>
    </>
  );
}
