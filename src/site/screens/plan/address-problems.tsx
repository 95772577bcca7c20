import { useMessages } from "../../language/language.tsx";
import type { Messages } from "../../language/messages.generated.ts";
import { Button } from "../../ui/button.tsx";
import type { PlanView } from "./plan-view.ts";

type Problem = PlanView["problems"][number];

interface Props {
  problems: readonly Problem[];
  onDismiss: () => void;
}

/** The most problems that are shown. An address may have any number of them. */
const mostShown = 5;
/** The most characters of a text that was cut. They are enough to tell which text it is. */
const mostOfText = 40;

/** The parts of the address that could not be understood. */
export function AddressProblems({ problems, onDismiss }: Props) {
  const { plan: words } = useMessages();
  if (problems.length === 0) return null;
  const texts = [...new Set(problems.map((problem) => problemText(problem, words)))];
  const more = texts.length - mostShown;
  return (
    <div className="plan-problems">
      <p>{words.problems()}</p>
      <ul>
        {texts.slice(0, mostShown).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {more > 0 && <li>{words.more({ count: more })}</li>}
      </ul>
      <Button fill="hollow" onClick={onDismiss}>
        {words.dismiss()}
      </Button>
    </div>
  );
}

function problemText(problem: Problem, words: Messages["plan"]): string {
  switch (problem.kind) {
    case "newer":
      return words.newer();
    case "unreadable":
      return words.unreadable({ text: `${problem.name}=${problem.value}` });
    case "cut":
      return words.cut({ text: [...problem.value].slice(0, mostOfText).join("") });
    case "too-many":
      return words.tooMany({ count: problem.count });
    case "unknown":
      return words.unknown({ text: problem.value });
  }
}
