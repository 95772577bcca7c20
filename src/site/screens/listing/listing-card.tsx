import { memo, type ReactNode } from "react";
import type { ListingView } from "../../../domain/finding/listing-view.ts";
import type { Card } from "../../../domain/page.ts";
import { CompareToggle } from "../../compare/compare-toggle.tsx";
import { FavouriteButton } from "../../favourites/favourite-button.tsx";
import { useMessages } from "../../language/language.tsx";
import { AddToPlan } from "../../plans/add-to-plan.tsx";
import type { AskedFacts } from "../../template-card/card-facts.tsx";
import { TemplateCard } from "../../template-card/template-card.tsx";
import styles from "./results.module.css";

interface Props {
  card: Card;
  isLazy: boolean;
  asked: AskedFacts;
  highlight: ListingView["highlight"];
}

/** A result, drawn anew only when it is another one or the keyword is: most of them stay from one question to the next. */
export const ListingCard = memo(function ListingCard({ card, isLazy, asked, highlight }: Props) {
  const { listing } = useMessages();
  const aside = <CardButtons card={card} />;
  if (!highlight) return <TemplateCard card={card} lazy={isLazy} asked={asked} aside={aside} />;

  const isFound = (text: string) => highlight(text).some(({ isMatch }) => isMatch);
  const mark = (text: string): ReactNode => {
    const parts = highlight(text);
    // Stays the text that it was, as most do.
    if (!parts.some(({ isMatch }) => isMatch)) return text;
    return parts.map(({ text: part, isMatch }, index) => {
      // A text alone, since a translator may put another in its place, which React could not take away.
      const Part = isMatch ? "mark" : "span";
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order
      return <Part key={index}>{part}</Part>;
    });
  };
  const otherName = isFound(card.name) ? undefined : card.alsoKnownAs?.find(isFound);
  return (
    <TemplateCard card={card} lazy={isLazy} asked={asked} mark={mark} aside={aside}>
      {otherName && <p className={styles.otherName}>{mark(listing.alsoKnownAs({ name: otherName }))}</p>}
    </TemplateCard>
  );
});

/** The buttons for acts on a template that do not open it. */
export function CardButtons({ card }: { card: Card }) {
  return (
    <>
      <FavouriteButton template={card} />
      <CompareToggle template={card} />
      <AddToPlan template={card} parts={card.blocks.length} />
    </>
  );
}
