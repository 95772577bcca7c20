import type { FittedBlock, KnownBlock } from "../../../domain/plan/fit-plan.ts";
import type { Messages } from "../../language/messages.generated.ts";

/** The name of a block: that of its template, that of its part of a session, or the visitor's own. */
export function nameOfBlock({ block, template, parts }: KnownBlock | FittedBlock, words: Messages["plan"]): string {
  const [first] = parts;
  switch (block.kind) {
    case "activity":
      return template?.name ?? block.key;
    case "session":
      return first === undefined ? block.key : ("part" in first ? first.part : first).title;
    case "break":
      return block.title || words.break();
    case "own":
      return block.title || words.own();
  }
}
