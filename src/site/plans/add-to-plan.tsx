import { useSyncExternalStore } from "react";
import type { Card } from "../../domain/page.ts";
import { referenceTo } from "../../domain/template.ts";
import { useMessages } from "../language/language.tsx";
import styles from "../ui/choice-button.module.css";
import { draftStore } from "./draft-store.ts";

interface Props {
  template: Pick<Card, "kind" | "key" | "name">;
  /** The number of blocks of a session; an inspiration goes in whole. */
  parts: number;
}

/**
 * Puts a template into the visitor's draft of a plan. It takes nothing out, because in the plan the template may have minutes, a time and a
 * note by now, or stand there twice.
 */
export function AddToPlan({ template, parts }: Props) {
  const { planning } = useMessages();
  const { name } = template;
  const isIn = useSyncExternalStore(
    draftStore.subscribe,
    () => draftStore.has(template),
    // The build knows no draft.
    () => false,
  );
  return (
    <button
      type="button"
      className={styles.button}
      title={isIn ? planning.addedName({ name }) : planning.addName({ name })}
      data-chosen={isIn || undefined}
      data-adds={referenceTo(template)}
      onClick={() => draftStore.add(template, parts)}
    >
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path d={isIn ? "M3 5h14M3 10h6M3 15h5m3-1.5 2.5 2.5 4.5-5.5" : "M3 5h14M3 10h7M3 15h7m4.5-5v7M11 13.5h7"} />
      </svg>
      <span aria-hidden="true">{isIn ? planning.added() : planning.add()}</span>
    </button>
  );
}
