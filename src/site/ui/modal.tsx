import { type MouseEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react";
import { adoptStyles } from "./adopt-styles.ts";
import { lockScroll } from "./lock-scroll.ts";
import styles from "./modal.css?inline";
import { RareIcon } from "./rare-icon.tsx";

interface Props {
  /** To close it from elsewhere: by the browser's own means, it gives the focus back to what opened it. */
  dialog: RefObject<HTMLDialogElement | null>;
  className: string;
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** Stands over the page, which stays where it is, from its first drawing on. Closed by its control, Escape, and a click outside. */
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
      // The second click of a double one was meant for what opened this.
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
