import { useMessages } from "../language/language.tsx";

/** Says to a screen reader that another page stands now: no document load does it (R2.5). */
export function PageAnnouncement({ title }: { title: string | undefined }) {
  const { site } = useMessages();
  return (
    <p className="visually-hidden" role="status">
      {title && site.navigated({ title })}
    </p>
  );
}
