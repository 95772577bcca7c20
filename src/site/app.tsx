import type { PageFile } from "../domain/page.ts";
import { pathOfPage } from "./head.ts";
import { type Language, LanguageProvider } from "./language/language.tsx";
import { Layout } from "./layout/layout.tsx";
import { LoadFailure } from "./layout/load-failure.tsx";
import { PageAnnouncement } from "./layout/page-announcement.tsx";
import type { Screen } from "./screens/screen.ts";

export interface AppProps {
  file: PageFile;
  screen: Screen;
  language: Language;
  /** The title to read out after moving to another page; nothing on the first one, which the browser announces. */
  announcement?: string;
  /** Address of the page that could not be loaded, while this one stays. */
  failedAddress?: string;
}

/** The whole of a page, at build time and in the browser alike. */
export function App({ file, screen: Screen, language, announcement, failedAddress }: AppProps) {
  const { data, context } = file;
  return (
    <LanguageProvider language={language}>
      <PageAnnouncement title={announcement} />
      <Layout context={context}>
        {/* A new page starts afresh: no state of the last one is kept. */}
        <Screen key={pathOfPage(context)} data={data} context={context} />
      </Layout>
      {failedAddress && <LoadFailure address={failedAddress} />}
    </LanguageProvider>
  );
}
