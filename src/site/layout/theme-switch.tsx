import { type ChangeEvent, useEffect, useState } from "react";
import { useMessages } from "../language/language.tsx";
import { forget, readStored, storageKeys, store } from "../visitor/storage.ts";
import styles from "./theme-switch.module.css";

const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

function storedTheme(): Theme {
  const stored = readStored(storageKeys.theme);
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** Applied before the first paint by `arrival.ts`; here it is only changed. Without JavaScript there is nothing to switch. */
export function ThemeSwitch() {
  const { footer } = useMessages();
  // What is stored is unknown when the page is built.
  const [theme, setTheme] = useState<Theme>("system");
  useEffect(() => setTheme(storedTheme()), []);

  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = event.target.value as Theme;
    setTheme(chosen);
    if (chosen === "system") {
      forget(storageKeys.theme);
      delete document.documentElement.dataset.theme;
    } else {
      store(storageKeys.theme, chosen);
      document.documentElement.dataset.theme = chosen;
    }
  };

  return (
    <label className={styles.switch}>
      {footer.theme()}
      <select value={theme} onChange={change}>
        <option value="system">{footer.themeSystem()}</option>
        <option value="light">{footer.themeLight()}</option>
        <option value="dark">{footer.themeDark()}</option>
      </select>
    </label>
  );
}
