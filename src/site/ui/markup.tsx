import { memo } from "react";
import { trusted } from "./trusted.ts";

interface Props {
  as?: "div" | "span" | "li" | "dd";
  className?: string;
  html: string;
}

/** What the build has rendered. For the same text React would put the same elements in its place, and focus and selection would go. */
export const Markup = memo(({ as: Element = "div", html, ...others }: Props) => (
  <Element {...others} dangerouslySetInnerHTML={{ __html: trusted(html) }} />
));
