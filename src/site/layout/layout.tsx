import type { ReactNode } from "react";
import type { PageContext } from "../../domain/page.ts";
import { useMessages } from "../language/language.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./layout.module.css";
import { ScrollToTop } from "./scroll-to-top.tsx";

interface Props {
  context: PageContext;
  /** Between the page and the footer, if the page has one (R2.8). */
  subFooter: ReactNode;
  children: ReactNode;
}

export function Layout({ context, subFooter, children }: Props) {
  const { site } = useMessages();
  return (
    <div className={styles.page} id="top">
      <a className={styles.skip} href="#content">
        {site.skipToContent()}
      </a>
      <Header context={context} />
      <main id="content" className={styles.main}>
        {children}
        <ScrollToTop />
      </main>
      {subFooter}
      <Footer context={context} />
    </div>
  );
}
