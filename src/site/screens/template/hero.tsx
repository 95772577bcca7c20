import type { PageContext, TemplateData } from "../../../domain/page.ts";
import { pathOf } from "../../../domain/route.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { templateUseUrl } from "../../layout/external-urls.ts";
import { ShareLinks } from "../../layout/share-links.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { BoardFigure } from "./board-figure.tsx";
import { FourNumbers } from "./four-numbers.tsx";
import styles from "./hero.module.css";
import { PrintButton } from "./print-button.tsx";

/** What it takes to decide, in ten seconds: name, promise, four numbers, the board. */
export function Hero({ template, context }: { template: TemplateData; context: PageContext }) {
  const locale = useLocale();
  const { header, listing, template: words } = useMessages();
  const { kind, name, promise, goals } = template;
  const listingPath = pathOf({ name: kind === "inspiration" ? "inspirations" : "sessions" }, locale);
  return (
    <header className={styles.hero}>
      <div>
        <nav className={styles.breadcrumb} aria-label={words.breadcrumb()}>
          <a href={listingPath}>{kind === "inspiration" ? header.allTemplates() : listing.sessions()}</a>
          <span aria-hidden="true"> / </span>
          <span>{goals[0]?.name}</span>
        </nav>
        <h1>{name}</h1>
        <p className={styles.promise}>{promise}</p>
        <FourNumbers template={template} />
        <div className={styles.actions}>
          <ButtonLink href={templateUseUrl(template, locale)}>{words.use()}</ButtonLink>
          <PrintButton />
          <ShareLinks context={context} />
        </div>
      </div>
      <BoardFigure board={template.board} />
    </header>
  );
}
