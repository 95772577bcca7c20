import type { Card } from "../../../domain/page.ts";
import { templateKinds } from "../../../domain/template.ts";
import { FavouriteButton } from "../../favourites/favourite-button.tsx";
import { useMessages } from "../../language/language.tsx";
import { AddToPlan } from "../../plans/add-to-plan.tsx";
import gridStyles from "../../template-card/card-grid.module.css";
import { TemplateCard } from "../../template-card/template-card.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./favourites-screen.module.css";

/** Cards of both kinds, each under its heading. */
export function KeptCards({ cards }: { cards: readonly Card[] }) {
  const { directory } = useMessages();
  return templateKinds.map((kind) => {
    const ofKind = cards.filter((card) => card.kind === kind);
    if (ofKind.length === 0) return null;
    return (
      <section key={kind} className={styles.kind} aria-labelledby={`${kind}s`}>
        <h2 id={`${kind}s`}>{directory[`${kind}s`]()}</h2>
        <ul className={classNames(gridStyles.grid, styles.grid)}>
          {ofKind.map((card) => (
            <li key={card.key}>
              <TemplateCard
                card={card}
                aside={
                  <>
                    <FavouriteButton template={card} />
                    <AddToPlan template={card} parts={card.blocks.length} />
                  </>
                }
              />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
