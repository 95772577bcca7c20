import { useState } from "react";
import type { User } from "../../domain/user.ts";
import { useLocale } from "../language/language.tsx";
import type { Messages } from "../language/messages.generated.ts";
import { ownTemplatesUrl } from "../layout/external-urls.ts";
import { ExternalLink } from "../ui/external-link.tsx";

interface Props {
  user: User;
  words: Messages["account"];
}

/** Stands in the place of the sign-in button, and leads to the visitor's own templates (R6.2). */
export function Greeting({ user, words }: Props) {
  return (
    <ExternalLink className="greeting" href={ownTemplatesUrl(useLocale())}>
      <span className="greeting-words">{words.greeting({ firstName: user.firstName })}</span>
      <span className="visually-hidden">, {words.toTemplates()}</span>
      <Avatar {...user} />
    </ExternalLink>
  );
}

/** The photo, or the initial if there is no photo or it does not load. The name is said beside it. */
function Avatar({ firstName, photo }: User) {
  const [isMissing, setMissing] = useState(false);
  const [initial = ""] = firstName;
  return (
    <span className="avatar" aria-hidden="true">
      {photo && !isMissing ? (
        <img src={photo} alt="" width="36" height="36" onError={() => setMissing(true)} />
      ) : (
        initial.toLocaleUpperCase()
      )}
    </span>
  );
}
