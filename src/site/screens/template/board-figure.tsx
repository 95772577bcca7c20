import type { BoardData } from "../../../domain/page.ts";
import { useMessages } from "../../language/language.tsx";
import { BoardDownloads } from "./board-downloads.tsx";
import styles from "./board-figure.module.css";
import { EnlargeBoard } from "./enlarge-board.tsx";

/** The board as a picture that can be laid over the page, as files to download, and in words. */
export function BoardFigure({ board }: { board: BoardData }) {
  const { template } = useMessages();
  return (
    <div>
      <figure>
        <EnlargeBoard board={board} />
        <figcaption className={styles.caption}>
          <span>{board.caption}</span>
          <BoardDownloads file={board.file} />
        </figcaption>
      </figure>
      {board.areas.length > 0 && (
        <details className={styles.words}>
          <summary>{template.boardInWords()}</summary>
          {board.title && <p>{board.title}</p>}
          {board.labels && <p>{board.labels.join(" · ")}</p>}
          {/* No definitions: an area may have nothing but its name. */}
          <ul className={styles.areas}>
            {board.areas.map((area) => (
              <li key={`${area.label}${area.notes[0]}`}>
                <b>{[area.label, area.where, area.hint].filter(Boolean).join(" · ")}</b>
                {area.value !== undefined && <p>{template.chosenBy({ count: area.value })}</p>}
                {area.correct && <p>{template.rightAnswer()}</p>}
                {area.notes.map((note) => (
                  <p key={note}>{note}</p>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
