import { useMessages } from "../language/language.tsx";
import { Button } from "../ui/button.tsx";

interface Props {
  className?: string | undefined;
  onTryAgain: () => void;
}

/** Says that a part of the page could not be loaded. The rest of it stays. */
export function LoadFailed({ className, onTryAgain }: Props) {
  const { site } = useMessages();
  return (
    <p role="alert" className={className}>
      {site.loadFailed()}{" "}
      <Button fill="raw" onClick={onTryAgain}>
        {site.tryAgain()}
      </Button>
    </p>
  );
}
