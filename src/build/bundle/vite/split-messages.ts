import type { InterfaceMessages } from "../../../compiler/read-interface.ts";
import { messagesOfParts } from "../../../domain/message-groups.ts";

/** What every page says: all groups of which no part has something for itself. */
export function sharedMessages(messages: InterfaceMessages): InterfaceMessages {
  const groups = new Set(
    Object.values(messagesOfParts)
      .flat()
      .map((path) => path.split(".")[0]),
  );
  return Object.fromEntries(Object.entries(messages).filter(([group]) => !groups.has(group)));
}

/** What one part says beyond that. */
export function messagesOfPart(messages: InterfaceMessages, part: keyof typeof messagesOfParts): InterfaceMessages {
  const picked: InterfaceMessages = {};
  for (const path of messagesOfParts[part]) {
    const [group = "", name] = path.split(".");
    const found = messages[group];
    // Strings in a test or in a half-written language may lack a group.
    if (found === undefined) continue;
    if (name === undefined || typeof found === "string") picked[group] = found;
    else picked[group] = { ...(picked[group] as InterfaceMessages | undefined), ...pick(found, name) };
  }
  return picked;
}

function pick(messages: InterfaceMessages, name: string): InterfaceMessages {
  const message = messages[name];
  return message === undefined ? {} : { [name]: message };
}
