import { useMessages } from "../../language/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./script-button.module.css";

export function PrintButton() {
  const { template } = useMessages();
  return (
    <Button fill="hollow" className={styles.button} title={template.print()} onClick={() => window.print()}>
      <Icon name="print" />
    </Button>
  );
}
