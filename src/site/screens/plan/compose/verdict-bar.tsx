import { useEffect } from "react";
import { isDialogOpen } from "../../../document-state/open-dialog.ts";
import { useMessages } from "../../../language/language.tsx";
import { Button } from "../../../ui/button.tsx";

interface Props {
  verdict: string;
  hasUndo: boolean;
  onUndo: () => void;
}

/** A bar that stays in sight while the plan is changed. It says whether the plan fits, and has the button to undo. */
export function VerdictBar({ verdict, hasUndo, onUndo }: Props) {
  const { plan: words } = useMessages();
  useUndoKey(onUndo);
  return (
    <div className="plan-bar">
      <p role="status">
        <strong>{verdict}</strong>
      </p>
      {/* The button is not disabled if there is nothing to undo, so that it keeps the focus and its place. */}
      <Button fill="hollow" aria-disabled={!hasUndo || undefined} onClick={onUndo}>
        {words.undo()}
      </Button>
    </div>
  );
}

/** Fields in which the browser itself undoes what was typed. */
const fields = "input, textarea, select, [contenteditable]";

function useUndoKey(undo: () => void): void {
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || event.altKey || isDialogOpen() || (event.target as Element).closest(fields)) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener("keydown", answer);
    return () => document.removeEventListener("keydown", answer);
  }, [undo]);
}
