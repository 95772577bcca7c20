import type { DirectoryData } from "../../../domain/page.ts";
import { listingPath, pathOf } from "../../../domain/route.ts";
import { TemplatesByGoal } from "../../directory/templates-by-goal.tsx";
import { useLocale, useMessages } from "../../language/language.tsx";
import type { ScreenProps } from "../screen.ts";
import styles from "./directory-screen.module.css";

/** A part of a large listing, as a plain page that leads to the other parts. */
export function DirectoryScreen({ data }: ScreenProps<DirectoryData>) {
  const locale = useLocale();
  const { directory } = useMessages();
  const { kind, groups, page, pages } = data;
  const title = directory.all();
  return (
    <div className="container">
      <header className={styles.head}>
        <p>
          <a href={listingPath(kind, locale)}>
            {kind === "inspiration" ? directory.inspirations() : directory.sessions()}
          </a>
        </p>
        <h1>{title}</h1>
        <p>{directory.page({ page, pages })}</p>
      </header>
      <TemplatesByGoal groups={groups} />
      <nav aria-label={title}>
        <ol className={styles.pages}>
          {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
            <li key={number}>
              <a
                href={pathOf({ name: `${kind}s-directory`, page: number }, locale)}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
