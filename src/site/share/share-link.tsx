import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useMessages } from "../language/language.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { mailLink } from "./mail-link.ts";
import styles from "./share-link.module.css";

interface Props {
  /** The full address, with its host. */
  address: string;
  /** What the address leads to, in the words of whoever shares it: the subject of an e-mail. */
  title: string;
  /** The text of an e-mail; the address alone if left out. */
  mailText?: string;
}

const neverChanges = () => () => {};
/** The build knows no browser, and hydration has to draw the same as the build. */
const useHasShareSheet = () =>
  useSyncExternalStore(
    neverChanges,
    () => "share" in navigator,
    () => false,
  );

/** Hands an address on: by the clipboard, the system's share sheet, an e-mail. Its words are the group `shareLink`. */
export function ShareLink({ address, title, mailText = address }: Props) {
  const { shareLink } = useMessages();
  const hasShareSheet = useHasShareSheet();
  /** The address to which the outcome belongs, since another one may take its place. */
  const [outcome, setOutcome] = useState<{ of: string; words: "copied" | "copyFailed" }>();
  const field = useRef<HTMLInputElement>(null);
  const words = outcome?.of === address ? outcome.words : undefined;
  useEffect(() => {
    if (words === "copyFailed") field.current?.select();
  }, [words]);

  const copy = () => {
    // A screen reader reads the outcome out when its text changes. It is emptied first, so that the same one is heard again.
    setOutcome(undefined);
    writeToClipboard(address).then(
      () => setOutcome({ of: address, words: "copied" }),
      () => setOutcome({ of: address, words: "copyFailed" }),
    );
  };
  const openShareSheet = () => {
    setOutcome(undefined);
    navigator.share({ title, url: address }).catch((error: DOMException) => {
      // The visitor has closed the sheet.
      if (error.name !== "AbortError") copy();
    });
  };
  return (
    <div className={styles.share}>
      <div className={styles.buttons}>
        <Button fill="hollow" onClick={copy}>
          {shareLink.copy()}
        </Button>
        {hasShareSheet && (
          <Button fill="hollow" onClick={openShareSheet}>
            {shareLink.open()}
          </Button>
        )}
        <ButtonLink fill="hollow" href={mailLink(mailText, title)}>
          {shareLink.email()}
        </ButtonLink>
      </div>
      <p role="status">{words && shareLink[words]()}</p>
      {words === "copyFailed" && <TextField label={shareLink.address()} value={address} readOnly ref={field} />}
    </div>
  );
}

/** Without HTTPS there is no clipboard, which is a failure like any other. */
async function writeToClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
