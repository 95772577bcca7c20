import { type MouseEvent, type ReactNode, useState } from "react";
import type { TemplateData } from "../../../domain/page.ts";
import { isDialogOpen } from "../../document-state/open-dialog.ts";
import { loadNeedReader } from "../../finding-client/load-need-reader.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { loadChunk } from "../../navigation/load-chunk.ts";
import { loadIfGone } from "../../navigation/load-document.ts";
import { loadLanguage } from "../../navigation/load-language.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./script-button.module.css";

/** Opens a plan of the template for the visitor's own meeting, which is loaded when it is asked for. */
export function FitButton({ template }: { template: TemplateData }) {
  const locale = useLocale();
  const words = useMessages();
  const [opened, setOpened] = useState<ReactNode>();
  const open = async ({ currentTarget: button }: MouseEvent<Element>) => {
    // A screen reader reads a message out when it appears. It is removed first, so that a second failure is heard as well.
    setOpened(null);
    try {
      const [{ FittingDialog }, { messages }, reader] = await Promise.all([
        loadChunk("fitting", () => import("./fitting/fitting-dialog.tsx")),
        loadLanguage(locale, "fitting"),
        loadNeedReader(locale),
      ]);
      // The code may come after the visitor has opened another dialog.
      if (!isDialogOpen()) {
        const own = { template, ownWords: messages, reader };
        setOpened(<FittingDialog {...own} onClose={setOpened} />);
      }
    } catch (error) {
      if (!loadIfGone(error, button, location.href)) setOpened(<p role="alert">{words.site.loadFailed()}</p>);
    }
  };
  return (
    <>
      <Button fill="hollow" className={styles.button} onClick={open}>
        {words.template.fit()}
      </Button>
      {opened}
    </>
  );
}
