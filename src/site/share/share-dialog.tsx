import { useLayoutEffect, useRef } from "react";
import { type Language, LanguageContext } from "../language/language.tsx";
import { adoptStyles } from "../ui/adopt-styles.ts";
import { Modal } from "../ui/modal.tsx";
import styles from "./share-dialog.css?inline";
import { ShareLink } from "./share-link.tsx";

interface Props {
  address: string;
  title: string;
  /** The page has not the words of this part. */
  language: Language;
  onClose: () => void;
}

/** The ways to hand an address on, over the page that it is of. */
export function ShareDialog({ address, title, language, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { share, site } = language.messages;
  useLayoutEffect(() => adoptStyles(styles), []);
  return (
    <LanguageContext value={language}>
      <Modal
        dialog={dialog}
        className="share-dialog"
        title={share.heading()}
        closeLabel={site.close()}
        onClose={onClose}
      >
        <div className="share-dialog-body">
          <ShareLink address={address} title={title} />
        </div>
      </Modal>
    </LanguageContext>
  );
}
