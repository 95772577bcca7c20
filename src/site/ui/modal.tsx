import { type MouseEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react";
import { adoptStyles } from "./adopt-styles.ts";
import { lockScroll } from "./lock-scroll.ts";
import styles from "./modal.css?inline";
import { RareIcon } from "./rare-icon.tsx";

interface Props {
  /** Closes the dialog from elsewhere. The browser's own `close` gives the focus back to the element that opened it. */
  dialog: RefObject<HTMLDialogElement | null>;
  className: string;
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog over the page, which does not scroll meanwhile. Closed by its control, by Escape, and by a click outside.
 */
export function Modal({ dialog, className, title, closeLabel, onClose, children }: Props) {
  const titleId = useId();
  const close = () => dialog.current?.close();
  // Text that is selected beyond the edge ends in a click on the backdrop, too.
  const isPressedOutside = useRef(false);
  const isOutside = (event: MouseEvent) => event.target === dialog.current;

  useLayoutEffect(() => {
    adoptStyles(styles);
    dialog.current?.showModal();
    return lockScroll();
  }, [dialog]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop's key is Escape, which the browser knows
    <dialog
      ref={dialog}
      className={`modal ${className}`}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        isPressedOutside.current = isOutside(event);
      }}
      // The second click of a double one was meant for the element that opened the dialog.
      onClick={(event) => event.detail < 2 && isPressedOutside.current && isOutside(event) && close()}
      onClose={onClose}
    >
      <div className="modal-head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" aria-label={closeLabel} onClick={close}>
          <RareIcon name="close" size={18} />
        </button>
      </div>
      {children}
    </dialog>
  );
}
