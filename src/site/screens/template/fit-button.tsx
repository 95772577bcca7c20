import type { TemplateData } from "../../../domain/page.ts";
import { loadNeedReader } from "../../finding-client/load-need-reader.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { loadChunk } from "../../navigation/load-chunk.ts";
import { loadLanguage } from "../../navigation/load-language.ts";
import { useLateDialog } from "../../navigation/use-late-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./script-button.module.css";

/** Opens a plan of the template for the visitor's own meeting, which is loaded when it is asked for. */
export function FitButton({ template }: { template: TemplateData }) {
  const locale = useLocale();
  const words = useMessages();
  const { open, shown } = useLateDialog(async () => {
    const [{ FittingDialog }, { messages }, reader] = await Promise.all([
      loadChunk("fitting", () => import("./fitting/fitting-dialog.tsx")),
      loadLanguage(locale, "fitting"),
      loadNeedReader(locale),
    ]);
    const own = { template, ownWords: messages, reader };
    return (close) => <FittingDialog {...own} onClose={close} />;
  });
  return (
    <>
      <Button fill="hollow" className={styles.button} onClick={open}>
        {words.template.fit()}
      </Button>
      {shown}
    </>
  );
}
