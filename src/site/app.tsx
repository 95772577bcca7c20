import { useEffect, useLayoutEffect } from "react";
import type { WithoutScript } from "../domain/page.ts";
import { pathOfPage } from "./head.ts";
import { LanguageContext } from "./language/language.tsx";
import { Layout } from "./layout/layout.tsx";
import type { LoadedPage } from "./navigation/page-loader.ts";
import type { AnyScreen } from "./screens/screen.ts";
import { BuiltHtml } from "./ui/use-drawn.ts";

export type Page = LoadedPage<AnyScreen>;

export interface AppProps extends Page {
  /** Stands in the document and in no page's data: given at build time alone. */
  withoutScript?: WithoutScript | undefined;
  /** The page's HTML as it was built, where React draws the page otherwise and none of it stands there. */
  builtHtml?: string | undefined;
  /** Called once, when the page's elements stand and nothing has read or changed them yet. */
  whenDrawn?: () => void;
  /** Called once, when the page answers to the visitor. */
  whenAlive?: () => void;
}

/** The whole of a page, at build time and in the browser alike. */
export function App({ file, screen, language, view, withoutScript, builtHtml, whenDrawn, whenAlive }: AppProps) {
  const { Component, SubFooter } = screen;
  const { data, context } = file;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => whenAlive?.(), []);
  return (
    <LanguageContext value={language}>
      <FirstEffect run={whenDrawn} />
      <Layout context={context} subFooter={SubFooter && <SubFooter context={context} />}>
        {/* A new page starts afresh: no state of the last one is kept. With another query it is the same page. */}
        <BuiltHtml value={builtHtml}>
          <Component
            key={pathOfPage(context)}
            data={data}
            context={context}
            view={view}
            withoutScript={withoutScript}
          />
        </BuiltHtml>
      </Layout>
    </LanguageContext>
  );
}

/** Runs before the layout effects of all that comes after it. */
function FirstEffect({ run }: { run: AppProps["whenDrawn"] }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => run?.(), []);
  return null;
}
