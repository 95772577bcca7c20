import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { cleanKeyword, longestKeyword } from "../../../domain/finding/listing-query.ts";
import { useMessages } from "../../language/language.tsx";
import { RareIcon } from "../../ui/rare-icon.tsx";
import styles from "./search-bar.module.css";

interface Props {
  /** The keyword of the question. The field follows it if it was changed elsewhere. */
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

  useEffect(() => {
    const { current } = field;
    // The typed text may differ from its keyword by spaces, or may have been typed before the page came to life. It is
    // left as it is.
    const isOther = keyword !== followed.current && !isTyped;
    if (current && isOther && cleanKeyword(current.value) !== keyword) current.value = keyword;
    followed.current = keyword;
  }, [keyword, isTyped]);

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
    if (event.key === "Enter") onSearch();
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
        onInput={(event) => onType(event.currentTarget.value)}
        onKeyDown={actOnKey}
        onFocus={onIntent}
        onBlur={onEnd}
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
