import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { cleanKeyword, longestKeyword } from "../../../domain/finding/listing-query.ts";
import { useMessages } from "../../language/language.tsx";
import { RareIcon } from "../../ui/rare-icon.tsx";
import styles from "./search-bar.module.css";

interface Props {
  /** The keyword of the question, which the field follows where it is not being edited. */
  keyword: string;
  /** It was typed here: by the time it is drawn, the field may have more letters. */
  isTyped: boolean;
  onType: (keyword: string) => void;
  /** The visitor has finished typing. */
  onEnd: () => void;
  /** The visitor has pressed the key that searches. */
  onSearch: () => void;
  onIntent: () => void;
}

/** The browser keeps the typed text. Results follow, however long they take. */
export function SearchField({ keyword, isTyped, onType, onEnd, onSearch, onIntent }: Props) {
  const { listing } = useMessages();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  const followed = useRef(keyword);
  /** Nothing is changed under the visitor's hands. */
  const isEditing = useRef(false);

  const follow = () => {
    const { current } = field;
    // The text may differ from its keyword by spaces. It is left as it is.
    if (current && cleanKeyword(current.value) !== keyword) current.value = keyword;
  };
  useEffect(() => {
    // Typing may have begun before the page came to life.
    if (isTyped && document.activeElement === field.current) isEditing.current = true;
    if (keyword !== followed.current && !isEditing.current) follow();
    followed.current = keyword;
  });

  /** What was read of the text as a filter is gone from the keyword, and now leaves the field. */
  const end = () => {
    if (isEditing.current) follow();
    isEditing.current = false;
    onEnd();
  };

  const clear = () => {
    if (!field.current?.value) return;
    field.current.value = "";
    onType("");
  };
  const actOnKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.preventDefault();
      clear();
    }
    if (event.key === "Enter") {
      end();
      onSearch();
    }
  };

  return (
    <search className={styles.search} data-first-action>
      <label htmlFor={id} className="visually-hidden">
        {listing.search()}
      </label>
      <RareIcon name="search" size={18} />
      <input
        ref={field}
        id={id}
        type="search"
        name="q"
        className={styles.field}
        placeholder={listing.search()}
        defaultValue={keyword}
        maxLength={longestKeyword}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onInput={(event) => {
          isEditing.current = true;
          onType(event.currentTarget.value);
        }}
        onKeyDown={actOnKey}
        onFocus={onIntent}
        onBlur={end}
      />
      <button
        type="button"
        className={styles.clear}
        aria-label={listing.clearSearch()}
        onClick={() => {
          clear();
          field.current?.focus();
        }}
      >
        <RareIcon name="close" size={14} />
      </button>
    </search>
  );
}
