import type { User } from "../domain/user.ts";
import { sendableProperties } from "./properties.ts";
import type { Visitor } from "./visitor.ts";

/** Before the name of every event (R9.2). */
const namePrefix = "inspirations:";

/** An event as the page reports it. */
export interface Happening {
  name: string;
  properties: object;
  /** The language of the page. */
  language: string;
  /** The person who is signed in, if known. */
  user?: User | undefined;
}

interface Circumstances {
  visitor: Visitor;
  uuid: string;
  nowMs: number;
  version: string;
}

/**
 * An event as it is sent, as JSON: the fields of `amplitude-js` 7.3.0. Those that tell of the browser and its machine are empty,
 * as where an operator has switched them off there.
 */
export function writeEvent({ name, properties, language, user }: Happening, circumstances: Circumstances): string {
  const { visitor, uuid, nowMs, version } = circumstances;
  const known = user?.hasSignedUp ? user : undefined;
  const event = (eventProperties: object) =>
    JSON.stringify({
      device_id: visitor.deviceId,
      user_id: known?.id ?? null,
      timestamp: nowMs,
      event_id: visitor.events,
      session_id: visitor.sessionId,
      event_type: namePrefix + name,
      version_name: version,
      platform: "Web",
      os_name: null,
      os_version: null,
      device_model: null,
      device_manufacturer: null,
      language,
      carrier: null,
      api_properties: {},
      event_properties: eventProperties,
      user_properties: known ? sendableProperties(describeUser(known)) : {},
      uuid,
      library: { name: "marelle", version },
      sequence_number: visitor.events,
      groups: {},
      group_properties: {},
      user_agent: null,
    });
  try {
    return event(sendableProperties(properties));
  } catch {
    // Nested without end, or of a kind that JSON has no words for: the event counts without them.
    return event({});
  }
}

/** R3.2. */
/** An address that nobody has proven may be somebody else's, who has agreed to nothing. */
function describeUser({ id, hasSignedUp, email, emailVerified, displayName }: User): object {
  return { id, hasSignedUp, ...(emailVerified && { email }), displayName };
}
