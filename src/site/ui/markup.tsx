import { memo } from "react";
import { trusted } from "./trusted.ts";

interface Props {
  as?: "div" | "span" | "li" | "dd";
  className?: string;
  html: string;
}

/**
 * Inserts markup that the build has rendered. It is memoised, because React would replace the elements even for the same
 * text, and focus and selection would be lost.
 */
export const Markup = memo(({ as: Element = "div", html, ...others }: Props) => (
  <Element {...others} dangerouslySetInnerHTML={{ __html: trusted(html) }} />
));
