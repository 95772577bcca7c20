import { filterAddress } from "../../../domain/finding/filter-address.ts";
import type { SituationData } from "../../../domain/page.ts";
import { pathOf } from "../../../domain/route.ts";
import { templateKinds } from "../../../domain/template.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { AddToPlan } from "../../plans/add-to-plan.tsx";
import { PlanLinks } from "../../plans/plan-links.tsx";
import { SituationLinks } from "../../situations/situation-links.tsx";
import grid from "../../template-card/card-grid.module.css";
import { TemplateCard } from "../../template-card/template-card.tsx";
import { Markup } from "../../ui/markup.tsx";
import styles from "./situation-screen.module.css";

/** A situation, the templates that help then and why, and the other situations. */
export function SituationScreen({ data }: { data: SituationData }) {
  const locale = useLocale();
  const { header, readyPlans, situation: words } = useMessages();
  const { id, name, counts, templates, plans, others } = data;
  const listings = { inspiration: words.inspirations, session: words.sessions };
  return (
    <div className="container">
      <header className={styles.head}>
        <p>
          <a href={pathOf({ name: "home" }, locale)}>{header.home()}</a>
        </p>
        <h1>{name}</h1>
        <p className={styles.listings} data-first-action>
          {templateKinds
            .filter((kind) => counts[kind] > 0)
            .map((kind) => (
              <a key={kind} href={filterAddress(kind, "situation", id, locale)}>
                {listings[kind]({ count: counts[kind] })}
              </a>
            ))}
        </p>
      </header>
      <section aria-labelledby="helps">
        <h2 id="helps" className="visually-hidden">
          {words.helps()}
        </h2>
        <ul className={grid.grid}>
          {templates.map(({ card, when }) => (
            <li key={card.url}>
              <TemplateCard card={card} aside={<AddToPlan template={card} parts={card.blocks.length} />}>
                <Markup className={styles.when ?? ""} html={when} />
              </TemplateCard>
            </li>
          ))}
        </ul>
      </section>
      {plans.length > 0 && (
        <section className={styles.others} aria-labelledby="plans">
          <h2 id="plans">{readyPlans.heading()}</h2>
          <PlanLinks plans={plans} />
        </section>
      )}
      <section className={styles.others} aria-labelledby="others">
        <h2 id="others">{words.others()}</h2>
        <SituationLinks situations={others} />
      </section>
    </div>
  );
}
