import { useEffect } from "react";
import { comparisonAddress } from "../../../domain/comparison.ts";
import type { CompareData } from "../../../domain/page.ts";
import { referenceTo } from "../../../domain/template.ts";
import { comparedStore } from "../../compare/compared-store.ts";
import { publicUrl } from "../../head.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import type { Messages } from "../../language/messages.generated.ts";
import { ShareLink } from "../../share/share-link.tsx";
import { ToListings } from "../../template-card/to-listings.tsx";
import type { Screen, ScreenProps } from "../screen.ts";
import styles from "./compare-screen.module.css";
import { type ComparedTemplate, type CompareView, findComparison } from "./compare-view.ts";
import { ComparisonTable } from "./comparison-table.tsx";

const none: readonly ComparedTemplate[] = [];

/** Templates side by side. As it was built the page tells how they come here. */
function CompareScreen({ view }: ScreenProps<CompareData, CompareView>) {
  const locale = useLocale();
  const { compare } = useMessages();
  const templates = view?.templates ?? none;

  // The visitor goes on choosing from what stands here, wherever its address has come from.
  useEffect(() => {
    const compared = templates.map((it) => ({ template: referenceTo(it), name: it.name, locale }));
    if (compared.length > 0) comparedStore.replace(compared);
  }, [templates, locale]);

  return (
    <div className={`container ${styles.screen}`} data-comparison="">
      <h1 id="comparison">{compare.title()}</h1>
      <noscript>
        <p>{compare.withoutScript()}</p>
      </noscript>
      {/* There before it says anything, so that a screen reader hears it. */}
      <p className="visually-hidden" role="status">
        {templates.length > 0 && sharedTitle(templates, compare)}
      </p>
      <section className={styles.asked} data-asked="" aria-labelledby="comparison">
        {view?.lacksSome && <p>{compare.left()}</p>}
        {templates.length > 0 && <ComparisonTable templates={templates} />}
        {templates.length > 1 ? <ShareComparison templates={templates} /> : <HowToChoose count={templates.length} />}
      </section>
    </div>
  );
}

function ShareComparison({ templates }: { templates: readonly ComparedTemplate[] }) {
  const locale = useLocale();
  const { compare } = useMessages();
  const address = publicUrl(comparisonAddress(templates.map(referenceTo), locale));
  return (
    <section aria-labelledby="share">
      <h2 id="share" className={styles.heading}>
        {compare.share()}
      </h2>
      <ShareLink address={address} title={sharedTitle(templates, compare)} />
    </section>
  );
}

function sharedTitle(templates: readonly ComparedTemplate[], words: Messages["compare"]): string {
  return words.shared({ names: templates.map(({ name }) => name).join(" · ") });
}

/** Leads to the listings, where more templates can be chosen. */
function HowToChoose({ count }: { count: number }) {
  const { comparing, compare } = useMessages();
  const button = { compare: comparing.compare() };
  return (
    <>
      <p>{count === 0 ? compare.how(button) : compare.one(button)}</p>
      <ToListings />
    </>
  );
}

export const compareScreen: Screen<CompareData, CompareView> = {
  Component: CompareScreen,
  prepare: (_, visit) => findComparison(visit),
  isPreparedOnOpening: true,
};
