import type { TemplateData } from "../../../domain/page.ts";
import { config } from "../../config.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { templateUseUrl } from "../../layout/external-urls.ts";
import { ButtonLink } from "../../ui/button.tsx";
import styles from "./canvas-note.module.css";

/** What a Canvas template is on the platform beyond what its page says, and the way there (R2.16). */
export function CanvasNote({ template }: { template: TemplateData }) {
  const locale = useLocale();
  const { template: words } = useMessages();
  return (
    <div className={styles.note} role="note">
      <p>{words.canvasNote({ brand: config.brand })}</p>
      <ButtonLink fill="raw" className={styles.way} href={templateUseUrl(template, locale)}>
        {words.use()}
      </ButtonLink>
    </div>
  );
}
