import { useState } from "react";
import { initialOf } from "../../domain/initial.ts";
import type { User } from "../../domain/user.ts";
import { useLocale } from "../language/language.tsx";
import type { Messages } from "../language/messages.generated.ts";
import { ownTemplatesUrl } from "../layout/external-urls.ts";
import { ExternalLink } from "../ui/external-link.tsx";

interface Props {
  user: User;
  words: Messages["account"];
}

/** No language writes it. */
const nameSlot = "\ue001";

/**
 * Stands in the place of the sign-in button, and leads to the visitor's own templates (R6.2). The name has an element of its own, which is
 * all that small windows show of the greeting, and in which letters may run the other way.
 */
export function Greeting({ user, words }: Props) {
  const { firstName } = user;
  const [before, after] = words.greeting({ firstName: nameSlot }).split(nameSlot);
  return (
    <ExternalLink className="greeting" href={ownTemplatesUrl(useLocale())} title={firstName}>
      <span className="greeting-words">
        <span>{before}</span>
        <bdi>{firstName}</bdi>
        <span>{after}</span>
      </span>
      <span className="visually-hidden">, {words.toTemplates()}</span>
      <Avatar {...user} />
    </ExternalLink>
  );
}

/** The photo, or the initial if there is no photo or it does not load. The name is said beside it. */
function Avatar({ firstName, photo }: User) {
  const [isMissing, setMissing] = useState(false);
  return (
    <span className="avatar" aria-hidden="true">
      {photo && !isMissing ? (
        <img src={photo} alt="" width="36" height="36" onError={() => setMissing(true)} />
      ) : (
        initialOf(firstName)
      )}
    </span>
  );
}
