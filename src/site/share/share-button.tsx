import { useLocale, useMessages } from "../language/language.tsx";
import { loadChunk } from "../navigation/load-chunk.ts";
import { loadLanguage } from "../navigation/load-language.ts";
import { useLateDialog } from "../navigation/use-late-dialog.tsx";
import { Button } from "../ui/button.tsx";
import styles from "./share-button.module.css";

interface Props {
  /**
   * Returns the full address, with its host. It is called when the button is pressed, since a page may have changed its address by then.
   */
  addressOf: () => string;
  title: string;
}

/** Opens the ways to hand an address on, which are loaded when they are asked for. */
export function ShareButton({ addressOf, title }: Props) {
  const locale = useLocale();
  const { share } = useMessages();
  const { open, shown } = useLateDialog(async () => {
    const [{ ShareDialog }, { messages }] = await Promise.all([
      loadChunk("share dialog", () => import("./share-dialog.tsx")),
      loadLanguage(locale, "sharing"),
    ]);
    const shared = { address: addressOf(), title, language: { locale, messages } };
    return (close) => <ShareDialog {...shared} onClose={close} />;
  });
  return (
    <>
      <Button fill="hollow" className={styles.button} title={share.heading()} onClick={open}>
        <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
          <path d="m10 1.5 4.6 4.6-1.5 1.5-2-2V13H8.9V5.6l-2 2-1.5-1.5zM3 9.5h2.2v6.8h9.6V9.5H17v9H3z" />
        </svg>
      </Button>
      {shown}
    </>
  );
}
