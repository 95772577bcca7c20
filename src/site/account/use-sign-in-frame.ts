import { type SyntheticEvent, useEffect, useState } from "react";
import { isBackOnSite } from "./frame-address.ts";

/** A page that has not come by then is shown as failed, and shows all the same if it comes later. */
const frameTimeoutMs = 10_000;

type FrameState = "loading" | "shown" | "failed";

/** Follows the page of the platform inside of its frame. The browser says of it when it has loaded, and no more than that. */
export function useSignInFrame(address: string, onBack: () => void) {
  const [isReached, setReached] = useState<boolean>();
  const [isLoaded, setLoaded] = useState(false);
  const [isLate, setLate] = useState(false);
  const [isBack, setBack] = useState(false);

  // A page that says why nothing came loads like any other; a request beside it tells the two apart.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    fetch(address, { mode: "no-cors", cache: "no-store", signal }).then(
      () => setReached(true),
      () => signal.aborted || setReached(false),
    );
    const timer = setTimeout(setLate, frameTimeoutMs, true);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [address]);

  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    // The browser hides the address of a page of another host.
    if (isBackOnSite(currentTarget.contentDocument?.URL, location.origin)) {
      setBack(true);
      onBack();
    } else setLoaded(true);
  };

  const stateNow = (): FrameState => {
    if (isBack) return "loading";
    if (isReached === false) return "failed";
    if (isReached && isLoaded) return "shown";
    return isLate ? "failed" : "loading";
  };
  return { state: stateNow(), onLoad };
}
