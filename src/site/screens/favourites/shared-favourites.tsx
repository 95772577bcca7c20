import type { Favourites } from "../../../domain/favourites.ts";
import type { TemplateReference } from "../../../domain/template.ts";
import { useMessages } from "../../language/language.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./favourites-screen.module.css";
import { countMissing, type FavouritesView } from "./favourites-view.ts";
import { KeptCards } from "./kept-cards.tsx";

interface Props {
  view: FavouritesView;
  kept: Favourites;
  ownPath: string;
  onKeep: (list: readonly TemplateReference[]) => void;
}

/** A list that somebody has shared, for anybody who opens its address. */
export function SharedFavourites({ view, kept, ownPath, onKeep }: Props) {
  const { favouritesPage: words } = useMessages();
  const { list, cards } = view;
  const count = list.length;
  const missing = countMissing(list, cards);
  const isAllKept = list.every((it) => kept.has(it));
  return (
    <>
      <p className={styles.lead}>{words.shared({ count })}</p>
      {missing > 0 && <p>{words.missing({ count: missing })}</p>}
      <p className={styles.buttons}>
        {isAllKept ? (
          words.sharedIsKept({ count })
        ) : (
          <Button onClick={() => onKeep(list)}>{words.keepShared({ count })}</Button>
        )}
        <a href={ownPath}>{words.toOwn()}</a>
      </p>
      <KeptCards cards={cards} />
    </>
  );
}
