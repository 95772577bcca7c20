import { useEffect, useRef } from "react";
import { documentState } from "../document-state/document-state.ts";
import { useMessages } from "../language/language.tsx";
import type { Messages } from "../language/messages.generated.ts";
import { adoptStyles } from "../ui/adopt-styles.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Modal } from "../ui/modal.tsx";
import { Spinner } from "../ui/spinner.tsx";
import styles from "./sign-in-dialog.css?inline";
import { useSignInFrame } from "./use-sign-in-frame.ts";

interface Props {
  words: Messages["account"];
  /** The platform's page, as one of its own. */
  address: string;
  /** The frame has come back to the site: somebody has signed in. */
  onBack: () => void;
  onClose: () => void;
}

adoptStyles(styles);

/** The platform's page to sign in or up, over the page that is being read (R4.2). */
export function SignInDialog({ words, address, onBack, onClose }: Props) {
  const { site } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  // The colours that the visitor has chosen here are unknown to the platform.
  const embedded = `${address}&embed=1&theme=${documentState("theme")}`;
  const { state, onLoad } = useSignInFrame(embedded, onBack);

  useEffect(() => {
    const close = () => dialog.current?.close();
    // "Back": see `enterHistory`.
    addEventListener("popstate", close);
    return () => removeEventListener("popstate", close);
  }, []);

  return (
    <Modal dialog={dialog} className="sign-in" title={words.signIn()} closeLabel={site.close()} onClose={onClose}>
      <div className="sign-in-page">
        <iframe
          // Passkeys, which a page of another origin has in a frame by leave alone.
          allow="publickey-credentials-get; publickey-credentials-create"
          src={embedded}
          title={words.signIn()}
          hidden={state !== "shown"}
          onLoad={onLoad}
        />
        <div role="status">
          {state === "loading" && (
            <>
              <Spinner size="large" />
              <span className="visually-hidden">{words.loading()}</span>
            </>
          )}
          {state === "failed" && (
            <>
              <p>{words.failed()}</p>
              <ButtonLink href={address}>{words.openPage()}</ButtonLink>
            </>
          )}
        </div>
      </div>
    </Modal>
  );
}
