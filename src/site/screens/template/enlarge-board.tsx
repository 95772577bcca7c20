import { type MouseEvent, type ReactNode, useState } from "react";
import type { BoardData } from "../../../domain/page.ts";
import { isDialogOpen } from "../../document-state/open-dialog.ts";
import { useMessages } from "../../language/language.tsx";
import { isPlainClick } from "../../navigation/clicked-link.ts";
import { loadChunk } from "../../navigation/load-chunk.ts";
import { loadIfGone } from "../../navigation/load-document.ts";
import { Drawing } from "../../ui/drawing.tsx";
import { useDrawn } from "../../ui/use-drawn.ts";
import styles from "./enlarge-board.module.css";

/** The board as a picture. A touch opens it over the page; without a script, it saves the picture. */
export function EnlargeBoard({ board }: { board: BoardData }) {
  const { site, template } = useMessages();
  const svg = useDrawn(board.svg, (page) => page.querySelector(`.${styles.board} > span`)?.innerHTML);
  const [opened, setOpened] = useState<ReactNode>();
  const open = async (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    const link = event.currentTarget;
    // A screen reader reads a message out when it appears. It is removed first, so that a second failure is heard as well.
    setOpened(null);
    try {
      const { BoardDialog } = await loadChunk("board-dialog", () => import("./board-dialog/board-dialog.tsx"));
      // The code may come after the visitor has opened another dialog.
      if (!isDialogOpen()) setOpened(<BoardDialog board={{ ...board, svg }} onClose={() => setOpened(undefined)} />);
    } catch (error) {
      if (!loadIfGone(error, link, location.href)) setOpened(<span role="alert">{site.loadFailed()}</span>);
    }
  };
  return (
    <>
      <span className={styles.board}>
        <Drawing svg={svg} />
        {/* Shown by this site, the file would have none of its colours: the security policy takes no style from within. */}
        <a className={styles.enlarge} href={board.file} download onClick={open}>
          {template.enlarge()}
        </a>
      </span>
      {opened}
    </>
  );
}
