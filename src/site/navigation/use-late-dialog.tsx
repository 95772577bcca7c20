import { type MouseEvent, type ReactNode, useState } from "react";
import { isDialogOpen } from "../document-state/open-dialog.ts";
import { useMessages } from "../language/language.tsx";
import { loadIfGone } from "./load-document.ts";

/**
 * A dialog that is loaded when a button asks for it. `load` resolves to the dialog, made with the function that takes it away. Returns what
 * the button does, and what is to be drawn beside it: the dialog, or that it did not come.
 */
export function useLateDialog(load: () => Promise<(close: () => void) => ReactNode>) {
  const { site } = useMessages();
  const [shown, setShown] = useState<ReactNode>();
  const open = async ({ currentTarget: button }: MouseEvent<Element>) => {
    const close = () => setShown(null);
    // A screen reader reads a message out when it appears. It is removed first, so that a second failure is heard as well.
    close();
    try {
      const dialog = await load();
      // The code may come after the visitor has opened another dialog.
      if (!isDialogOpen()) setShown(dialog(close));
    } catch (error) {
      if (!loadIfGone(error, button, location.href)) setShown(<p role="alert">{site.loadFailed()}</p>);
    }
  };
  return { open, shown };
}
