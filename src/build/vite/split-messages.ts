import type { InterfaceMessages } from "../../compiler/read-interface.ts";
import { messagesOfScreens } from "../../domain/message-groups.ts";
import type { ScreenName } from "../../domain/page.ts";

/** What every page says: all groups of which no screen has something for itself. */
export function sharedMessages(messages: InterfaceMessages): InterfaceMessages {
  const groups = new Set(
    Object.values(messagesOfScreens)
      .flat()
      .map((path) => path.split(".")[0]),
  );
  return Object.fromEntries(Object.entries(messages).filter(([group]) => !groups.has(group)));
}

/** What one screen says beyond that. */
export function messagesOfScreen(messages: InterfaceMessages, screen: ScreenName): InterfaceMessages {
  const picked: InterfaceMessages = {};
  for (const path of messagesOfScreens[screen]) {
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
