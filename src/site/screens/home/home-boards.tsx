import type { HomeBoard, HomeData } from "../../../domain/page.ts";
import { Markup } from "../../ui/markup.tsx";
import { useDrawn } from "../../ui/use-drawn.ts";
import { FittingExample } from "./fitting-example.tsx";
import styles from "./home-boards.module.css";

/** Boards in the visitor's language, the first with what becomes of its activity in two meetings. */
export function HomeBoards({ boards: [first, ...others], fitting }: Pick<HomeData, "boards" | "fitting">) {
  return (
    <div className={styles.boards}>
      {first && fitting && (
        <div className={styles.first} data-chalk={first.color}>
          <Board board={first} place={0} />
          <FittingExample fitting={fitting} />
        </div>
      )}
      {others.map((board, index) => (
        <Board key={board.url} board={board} place={index + 1} />
      ))}
    </div>
  );
}

function Board({ board: { url, name, color, svg }, place }: { board: HomeBoard; place: number }) {
  const drawn = useDrawn(svg, () => document.querySelectorAll(`.${styles.drawing}`)[place]?.innerHTML);
  return (
    <a href={url} className={styles.board} data-chalk={color}>
      <Markup as="span" className={styles.drawing ?? ""} html={drawn} />
      {name}
    </a>
  );
}
