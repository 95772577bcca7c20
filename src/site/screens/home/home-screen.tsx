import { locales } from "../../../domain/locale.ts";
import type { HomeData } from "../../../domain/page.ts";
import { pathOf } from "../../../domain/route.ts";
import { config } from "../../config.ts";
import type { SentenceState } from "../../filter-sentence/sentence-choices.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { SituationLinks } from "../../situations/situation-links.tsx";
import { Folded } from "../../ui/folded.tsx";
import { Markup } from "../../ui/markup.tsx";
import type { Screen, ScreenProps } from "../screen.ts";
import { FittingExample } from "./fitting-example.tsx";
import styles from "./home-screen.module.css";
import { HomeSearch } from "./home-search.tsx";
import { HomeSentence, readChosen } from "./home-sentence.tsx";
import { LinkedBoard } from "./linked-board.tsx";
import { Newsletter } from "./newsletter.tsx";
import { SubFooter } from "./sub-footer.tsx";
import { TodaysInspirations } from "./todays-inspirations.tsx";

/** On a small window the others have to be opened. */
const situationsAtOnce = 8;

export function HomeScreen({ data, view }: ScreenProps<HomeData, SentenceState | undefined>) {
  const locale = useLocale();
  const { home } = useMessages();
  const { brand } = config;
  const {
    boards: [first, ...others],
    fitting,
  } = data;
  return (
    <>
      <section className={`container ${styles.hero}`} data-chalk="sun">
        <div className={styles.find}>
          <h1>{home.title()}</h1>
          <p className={styles.lead}>{home.description()}</p>
          <HomeSearch />
          <HomeSentence data={data.sentence} before={view} />
          <p className={styles.listings}>
            <a href={pathOf({ name: "inspirations" }, locale)}>
              {home.inspirations({ count: data.counts.inspiration })}
            </a>
            <a href={pathOf({ name: "sessions" }, locale)}>{home.sessions({ count: data.counts.session })}</a>
            <span>{home.languages({ count: locales.length })}</span>
          </p>
        </div>
        {first && fitting && (
          <div data-chalk={first.color}>
            <LinkedBoard board={first} />
            <FittingExample fitting={fitting} />
          </div>
        )}
        <div className={styles.boards}>
          {others.map((board) => (
            <LinkedBoard key={board.url} board={board} />
          ))}
        </div>
      </section>

      <section className={`container ${styles.section}`} aria-labelledby="situations">
        <h2 id="situations">{home.situations()}</h2>
        <SituationLinks situations={data.situations.slice(0, situationsAtOnce)} />
        <Folded title={home.moreSituations()}>
          <SituationLinks situations={data.situations.slice(situationsAtOnce)} />
        </Folded>
      </section>

      <section className={`container ${styles.section}`} aria-labelledby="today">
        <header className={styles.heading}>
          <h2 id="today">{home.today()}</h2>
          <p>{home.todayNote()}</p>
        </header>
        <TodaysInspirations {...data} />
      </section>

      <section className={styles.about} aria-labelledby="about">
        <div className="container">
          <h2 id="about">{home.about({ brand })}</h2>
          <ol className={styles.topics}>
            {data.about.map(({ id, title, short }, index) => (
              <li key={id}>
                <span className={styles.square} aria-hidden="true">
                  {index + 1}
                </span>
                <h3>{title}</h3>
                <p>{short}</p>
              </li>
            ))}
          </ol>
          <p>
            <a href={pathOf({ name: "discover" }, locale)}>{home.aboutLink({ brand })}</a>
          </p>
        </div>
      </section>

      <section className={`container ${styles.section}`} aria-labelledby="news">
        <h2 id="news">{home.news()}</h2>
        <ul className={styles.news}>
          {data.news.map(({ title, text, date, url }) => (
            <li key={title}>
              <time dateTime={date.iso}>{date.text}</time>
              <h3>{title}</h3>
              <Markup className="prose" html={text} />
              {url && (
                <a href={url}>
                  {home.newsLink()}
                  <span className="visually-hidden">: {title}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      </section>

      {/* It is written in French (R2.11), and taken by the platform. */}
      {locale === "fr" && config.apiUrl && <Newsletter />}
    </>
  );
}

export const homeScreen: Screen<HomeData, SentenceState | undefined> = {
  Component: HomeScreen,
  SubFooter,
  prepare: async (_, { state }) => readChosen(state),
};
