import { useMessages } from "../../../language/language.tsx";
import { Button } from "../../../ui/button.tsx";

/** Something of the plan did not come. What stands there stays. */
export function LoadFailed({ onTryAgain }: { onTryAgain: () => void }) {
  const { site } = useMessages();
  return (
    <p role="alert">
      {site.loadFailed()}{" "}
      <Button fill="raw" onClick={onTryAgain}>
        {site.tryAgain()}
      </Button>
    </p>
  );
}
