import { memo } from "react";
import { trusted } from "../ui/trusted.ts";

export const greetingPlaceId = "greeting";

/** The place in the header for the greeting of somebody who has signed up. Whatever is put there, React leaves alone. */
export const GreetingPlace = memo(({ className }: { className: string | undefined }) => (
  <span
    id={greetingPlaceId}
    className={className}
    dangerouslySetInnerHTML={{ __html: trusted("") }}
    suppressHydrationWarning
  />
));
