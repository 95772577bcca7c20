import { type ReactNode, useEffect, useLayoutEffect } from "react";
import type { WithoutScript } from "../domain/page.ts";
import { pathOfPage } from "./head.ts";
import { LanguageContext } from "./language/language.tsx";
import { Layout } from "./layout/layout.tsx";
import { PageAnnouncement } from "./layout/page-announcement.tsx";
import type { LoadedPage } from "./navigation/page-loader.ts";
import type { AnyScreen } from "./screens/screen.ts";
import { openCards } from "./template-card/open-cards.ts";
import { printPictures } from "./ui/print-pictures.ts";

export type Page = LoadedPage<AnyScreen>;

export interface AppProps extends Page {
  /** Stands in the document and in no page's data: given at build time alone. */
  withoutScript?: WithoutScript | undefined;
  /** The title to read out after moving to another page; nothing on the first one, which the browser announces. */
  announcement?: string;
  /** A message beside the page. */
  notice?: ReactNode;
  /** Called once, when the page's elements stand and nothing has read or changed them yet. */
  whenDrawn?: () => void;
  /** Called once, when the page answers to the visitor. */
  whenAlive?: () => void;
  /** Stands in the place of the sign-in button, once it is known who is here. */
  greeting?: ReactNode;
}

/** The whole of a page, at build time and in the browser alike. */
export function App(props: AppProps) {
  const { file, screen, language, view, withoutScript, announcement, notice, greeting, whenDrawn, whenAlive } = props;
  const { Component, SubFooter } = screen;
  const { data, context } = file;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a document
  useEffect(() => {
    openCards();
    printPictures();
    whenAlive?.();
  }, []);
  return (
    <LanguageContext value={language}>
      <FirstEffect run={whenDrawn} />
      <PageAnnouncement title={announcement} />
      <Layout context={context} greeting={greeting} subFooter={SubFooter && <SubFooter context={context} />}>
        {/* A new page starts afresh: no state of the last one is kept. With another query it is the same page. */}
        <Component key={pathOfPage(context)} data={data} context={context} view={view} withoutScript={withoutScript} />
      </Layout>
      {notice}
    </LanguageContext>
  );
}

/** Runs before the layout effects of all that comes after it. */
function FirstEffect({ run }: { run: AppProps["whenDrawn"] }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => run?.(), []);
  return null;
}
