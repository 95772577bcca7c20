import type { HomeBoard } from "../../../domain/page.ts";
import { Drawing } from "../../ui/drawing.tsx";
import { useDrawn } from "../../ui/use-drawn.ts";
import styles from "./linked-board.module.css";

/** The board of an activity in the visitor's language, which leads to the activity. */
export function LinkedBoard({ board: { url, name, color, svg } }: { board: HomeBoard }) {
  const drawn = useDrawn(svg, (page) => page.querySelector(`.${styles.board}[href="${url}"] > span`)?.innerHTML);
  return (
    <a href={url} className={styles.board} data-chalk={color}>
      <Drawing svg={drawn} />
      {name}
    </a>
  );
}
