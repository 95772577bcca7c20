import { useMessages } from "../language/language.tsx";
import { Button } from "../ui/button.tsx";
import styles from "./footer.module.css";

/** Asks for consent once more. The code of the question shows it, and answers it. */
export function ConsentButton() {
  const { footer } = useMessages();
  return (
    <Button fill="raw" className={styles.choices} data-consent>
      {footer.consent()}
    </Button>
  );
}
