import { type ChangeEvent, useEffect, useState } from "react";
import { type DocumentStates, setDocumentState } from "../document-state/document-state.ts";
import { useMessages } from "../language/language.tsx";
import { followStored, forget, readStored, storageKeys, store } from "../visitor/storage.ts";
import styles from "./theme-switch.module.css";

type Theme = DocumentStates["theme"];

function storedTheme(): Theme {
  const stored = readStored(storageKeys.theme);
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** Applied before the first paint by `arrival.ts`; here it is only changed. Without JavaScript there is nothing to switch. */
export function ThemeSwitch() {
  const { footer } = useMessages();
  // The stored theme is unknown to the build. A choice made before it is read would be lost, so the switch is disabled
  // until then.
  const [theme, setTheme] = useState<Theme>();
  const show = (shown: Theme) => {
    setTheme(shown);
    setDocumentState("theme", shown);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called stays the same
  useEffect(() => {
    setTheme(storedTheme());
    return followStored(storageKeys.theme, () => show(storedTheme()));
  }, []);

  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = event.target.value as Theme;
    if (chosen === "system") forget(storageKeys.theme);
    else store(storageKeys.theme, chosen);
    show(chosen);
  };

  return (
    <label className={styles.switch}>
      <span>{footer.theme()}</span>
      <select value={theme} disabled={!theme} onChange={change}>
        <option value="system">{footer.themeSystem()}</option>
        <option value="light">{footer.themeLight()}</option>
        <option value="dark">{footer.themeDark()}</option>
      </select>
    </label>
  );
}
