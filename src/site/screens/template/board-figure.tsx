import type { BoardData } from "../../../domain/page.ts";
import { useMessages } from "../../language/language.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Markup } from "../../ui/markup.tsx";
import styles from "./board-figure.module.css";

/** The board as a picture, which grows at a touch where there is little room, as files to take away, and in words. */
export function BoardFigure({ board }: { board: BoardData }) {
  const { template } = useMessages();
  return (
    <div>
      <figure>
        {/* Around the control as well: what is wider than its frame can be moved by keyboard where something in it has the focus. */}
        <label className={styles.board}>
          <Markup as="span" html={board.svg} />
          <span className={styles.enlarge}>
            <input type="checkbox" /> {template.enlarge()}
          </span>
        </label>
        <figcaption className={styles.caption}>
          <span>{board.caption}</span>
          <span className={styles.files}>
            <Icon name="download" size={14} />
            <a href={board.files.svg} download>
              {template.boardSvg()}
            </a>
            <a href={board.files.png} download>
              {template.boardPng()}
            </a>
          </span>
        </figcaption>
      </figure>
      {board.areas.length > 0 && (
        <details className={styles.words}>
          <summary>{template.boardInWords()}</summary>
          {board.title && <p>{board.title}</p>}
          {board.labels && <p>{board.labels.join(" · ")}</p>}
          <dl>
            {board.areas.map((area) => (
              <div key={`${area.label}${area.notes[0]}`}>
                <dt>{[area.label, area.where, area.hint].filter(Boolean).join(" · ")}</dt>
                {area.value !== undefined && <dd>{template.chosenBy({ count: area.value })}</dd>}
                {area.correct && <dd>{template.rightAnswer()}</dd>}
                {area.notes.map((note) => (
                  <dd key={note}>{note}</dd>
                ))}
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
