import type { PaperLink as Link } from "../../../domain/page.ts";
import { nameOfSite } from "../../head.ts";
import { useDrawn } from "../../ui/use-drawn.ts";
import styles from "./paper-link.module.css";

/** Leads back to the page from its print; it is not on the screen. */
export function PaperLink({ url, code }: Link) {
  const path = useDrawn(code.path, (page) => page.querySelector(`.${styles.end} path`)?.getAttribute("d"));
  return (
    <div className={styles.end}>
      <svg viewBox={`0 0 ${code.size} ${code.size}`} aria-hidden="true">
        <path d={path} />
      </svg>
      <p>
        <strong>{nameOfSite}</strong> <a href={url}>{url}</a>
      </p>
    </div>
  );
}
