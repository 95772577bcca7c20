import { type MouseEvent, type ReactNode, useState } from "react";
import { useMessages } from "../../language/language.tsx";
import { isPlainClick } from "../../navigation/clicked-link.ts";
import { loadChunk } from "../../navigation/load-chunk.ts";
import { loadIfGone } from "../../navigation/load-document.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./board-downloads.module.css";
import type { BoardFormat } from "./board-file/download-board.ts";
import script from "./script-button.module.css";

/**
 * The board to take along. As SVG it is a file of the site: a script puts the fonts into it on the way, and without one it comes as it
 * stands. As PNG the browser draws it, which takes a script.
 */
export function BoardDownloads({ file }: { file: string }) {
  const { site, template } = useMessages();
  const [failure, setFailure] = useState<ReactNode>();
  const download = async (format: BoardFormat) => {
    const { downloadBoard } = await loadChunk("board-file", () => import("./board-file/download-board.ts"));
    await downloadBoard(file, format);
  };
  const downloadSvg = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    download("svg").catch((error) => {
      console.warn(error);
      saveAsItStands(file);
    });
  };
  const downloadPng = async ({ currentTarget: button }: MouseEvent) => {
    // A screen reader reads a message out when it appears. It is removed first, so that a second failure is heard as well.
    setFailure(null);
    try {
      await download("png");
    } catch (error) {
      if (!loadIfGone(error, button, location.href)) setFailure(<p role="alert">{site.loadFailed()}</p>);
    }
  };
  return (
    <div className={styles.files}>
      <Icon name="download" size={14} />
      <a href={file} download onClick={downloadSvg}>
        {template.boardSvg()}
      </a>
      <Button fill="raw" className={script.button} onClick={downloadPng}>
        {template.boardPng()}
      </Button>
      {failure}
    </div>
  );
}

function saveAsItStands(file: string): void {
  const link = document.createElement("a");
  link.href = file;
  link.download = "";
  link.click();
}
