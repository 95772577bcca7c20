import { type MouseEvent, type ReactNode, useState } from "react";
import type { BoardData } from "../../../domain/page.ts";
import { isDialogOpen } from "../../document-state/open-dialog.ts";
import { useMessages } from "../../language/language.tsx";
import { isPlainClick } from "../../navigation/clicked-link.ts";
import { loadChunk } from "../../navigation/load-chunk.ts";
import { Markup } from "../../ui/markup.tsx";
import { useDrawn } from "../../ui/use-drawn.ts";
import styles from "./enlarge-board.module.css";

/** The board as a picture. A touch opens it over the page; without a script, or without the code for that, the picture itself. */
export function EnlargeBoard({ board }: { board: BoardData }) {
  const { template } = useMessages();
  const svg = useDrawn(board.svg, () => document.querySelector(`.${styles.drawing}`)?.innerHTML);
  const [opened, setOpened] = useState<ReactNode>();
  const open = async (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    try {
      const { BoardDialog } = await loadChunk("board-dialog", () => import("./board-dialog/board-dialog.tsx"));
      // The code may come after the visitor has opened another dialog.
      if (!isDialogOpen()) setOpened(<BoardDialog board={{ ...board, svg }} onClose={() => setOpened(undefined)} />);
    } catch (error) {
      console.warn(error);
      location.assign(board.file);
    }
  };
  return (
    <>
      <a className={styles.board} href={board.file} onClick={open}>
        <Markup as="span" className={styles.drawing ?? ""} html={svg} />
        <span className={styles.enlarge}>{template.enlarge()}</span>
      </a>
      {opened}
    </>
  );
}
