import { useLayoutEffect, useRef } from "react";
import type { BoardData, Html } from "../../../../domain/page.ts";
import { useMessages } from "../../../language/language.tsx";
import { adoptStyles } from "../../../ui/adopt-styles.ts";
import { Markup } from "../../../ui/markup.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { BoardDownloads } from "../board-downloads.tsx";
import styles from "./board-dialog.css?inline";

/** The board as large as it was drawn, or as the window is: to be read, and moved about in a small window. */
export function BoardDialog({ board, onClose }: { board: BoardData & { svg: Html }; onClose: () => void }) {
  const { site } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => adoptStyles(styles), []);
  return (
    <Modal dialog={dialog} className="board-dialog" title={board.caption} closeLabel={site.close()} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be moved by the keyboard */}
      <section className="board-large" tabIndex={0} aria-label={board.caption}>
        <Markup html={board.svg} />
      </section>
      <div className="board-files">
        <BoardDownloads file={board.file} />
      </div>
    </Modal>
  );
}
