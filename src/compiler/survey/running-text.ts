import type { Text } from "../texts.ts";

/** Last names of fields, and of the lists that they stand in, whose texts are whole sentences: not titles, labels, lists of things, or spoken words. */
const fieldsOfSentences = new Set<string | number | undefined>([
  ..."promise description what when result whenNot prepare whyItWorks do suggestions rescue change why inclusion".split(
    " ",
  ),
  ..."story scene outcome preparing text".split(" "),
]);

/** The field of a text without the numbers of lists: `steps.do`. Undefined for what is no running text. */
export function fieldOfRunningText({ field }: Text): string | undefined {
  const names = field.filter((segment) => typeof segment === "string");
  const isResultOfStep = names.at(-1) === "result" && names[0] !== "summary";
  return fieldsOfSentences.has(names.at(-1)) && !isResultOfStep ? names.join(".") : undefined;
}
