import { filterAddress } from "../../../domain/finding/filter-address.ts";
import type { TemplateData } from "../../../domain/page.ts";
import { listingPath } from "../../../domain/route.ts";
import { CompareToggle } from "../../compare/compare-toggle.tsx";
import { FavouriteButton } from "../../favourites/favourite-button.tsx";
import { useLocale, useMessages } from "../../language/language.tsx";
import { templateUseUrl } from "../../layout/external-urls.ts";
import { AddToPlan } from "../../plans/add-to-plan.tsx";
import { ShareButton } from "../../share/share-button.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { BoardFigure } from "./board-figure.tsx";
import { FitLink } from "./fit-link.tsx";
import { FourNumbers } from "./four-numbers.tsx";
import { FreeReadings } from "./free-readings.tsx";
import styles from "./hero.module.css";
import { PrintButton } from "./print-button.tsx";

/** The facts for a decision in ten seconds: name, promise, four numbers, the board. */
export function Hero({ template }: { template: TemplateData }) {
  const locale = useLocale();
  const { directory, site, template: words } = useMessages();
  const { kind, name, promise } = template;
  const [goal] = template.goals;
  return (
    <header className={styles.hero}>
      <div>
        <nav className={styles.breadcrumb} aria-label={words.breadcrumb()}>
          <a href={listingPath(kind, locale)}>{directory[`${kind}s`]()}</a>
          <span aria-hidden="true"> / </span>
          <a href={filterAddress(kind, "goal", goal.id, locale)}>{goal.name}</a>
        </nav>
        <FreeReadings />
        <h1>{name}</h1>
        {template.alsoKnownAs.length > 0 && (
          <p className={styles.aka}>
            {words.alsoKnownAs() + site.colon()} {template.alsoKnownAs.join(" · ")}
          </p>
        )}
        <p className={styles.promise}>{promise}</p>
        <FourNumbers template={template} />
        <div className={styles.actions}>
          <ButtonLink href={templateUseUrl(template, locale)} data-first-action>
            {words.use()}
          </ButtonLink>
          <FitLink template={template} />
          <div>
            <FavouriteButton template={template} />
            <CompareToggle template={template} />
            <AddToPlan template={template} parts={template.parts.length} />
            <ShareButton addressOf={() => template.paperLink.url} title={name} />
            <PrintButton />
          </div>
        </div>
      </div>
      <BoardFigure board={template.board} />
    </header>
  );
}
