import type { WithoutScript } from "../../domain/page.ts";
import { useMessages } from "../language/language.tsx";
import { TemplatesByGoal } from "./templates-by-goal.tsx";

/**
 * All templates of a listing, or the pages that hold them. With JavaScript its contents are never drawn: the browser takes
 * them for text.
 */
export function ListingWithoutScript({ content }: { content: WithoutScript | undefined }) {
  const { directory } = useMessages();
  return (
    <noscript>
      {content &&
        ("groups" in content ? (
          <TemplatesByGoal groups={content.groups} />
        ) : (
          <nav aria-labelledby="directory">
            <h2 id="directory">{directory.all()}</h2>
            <ol>
              {content.pages.map((path, index) => (
                <li key={path}>
                  <a href={path}>{directory.page({ page: index + 1, pages: content.pages.length })}</a>
                </li>
              ))}
            </ol>
          </nav>
        ))}
    </noscript>
  );
}
