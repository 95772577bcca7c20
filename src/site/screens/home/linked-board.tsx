import type { HomeBoard } from "../../../domain/page.ts";
import { Drawing } from "../../ui/drawing.tsx";
import { useDrawn } from "../../ui/use-drawn.ts";
import styles from "./linked-board.module.css";

/** The board of an activity in the visitor's language. A touch on any place of it leads to the activity. */
export function LinkedBoard({ board: { url, name, color, svg } }: { board: HomeBoard }) {
  const drawn = useDrawn(svg, (page) => page.querySelector(`.${styles.board}:has([href="${url}"]) > span`)?.innerHTML);
  return (
    <div className={styles.board} data-chalk={color}>
      <Drawing svg={drawn} />
      <a href={url}>{name}</a>
    </div>
  );
}
