import { Fragment } from "react";
import type { SourceData } from "../../../domain/page.ts";
import { useMessages } from "../../language/language.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import { Markup } from "../../ui/markup.tsx";
import styles from "./sources.module.css";

/** What a method comes from: what it gave, what it is, and where it can be read. */
export function Sources({ sources }: { sources: SourceData[] }) {
  const { template: words, sourceKinds } = useMessages();
  return (
    <ul>
      {sources.map(({ html, kind, year, language, url }) => {
        const named = kind === "practice" ? undefined : sourceKinds[kind]();
        const facts = [named, year, language].filter((fact) => fact !== undefined);
        return (
          <li key={html}>
            <Markup className="prose" html={html} />
            <span className={styles.facts}>
              {facts.map((fact, position) => (
                <Fragment key={fact}>
                  {position > 0 && " · "}
                  {fact}
                </Fragment>
              ))}
              {url && (
                <>
                  {facts.length > 0 && " · "}
                  <ExternalLink href={url}>{words.readOn({ host: hostOf(url) })}</ExternalLink>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, "");
}
