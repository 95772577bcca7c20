import styles from "./drawing.module.css";
import { Markup } from "./markup.tsx";

/** A drawing of the build, without those of its words that would be too small to be read. */
export function Drawing({ svg }: { svg: string }) {
  return <Markup as="span" className={styles.drawing ?? ""} html={svg} />;
}
