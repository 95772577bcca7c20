import { useMessages } from "../language/language.tsx";
import { Button } from "../ui/button.tsx";
import styles from "./consent-choices.module.css";

/** To change one's mind: it waits for the code that asks, which answers the click. For sites that ask. */
export function ConsentChoices() {
  const { footer } = useMessages();
  return (
    <Button fill="raw" className={styles.choices} data-consent data-waiting>
      {footer.consent()}
    </Button>
  );
}
