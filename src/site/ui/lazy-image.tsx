import { type ComponentProps, useEffect, useRef, useState } from "react";
import { emptyPicture } from "./empty-picture.ts";
import { visibilityMargin, visibilityThreshold } from "./visibility.ts";

interface Props extends Omit<ComponentProps<"img">, "src" | "alt" | "width" | "height"> {
  src: string;
  alt: string;
  /** The size keeps the place: nothing moves when the image arrives. */
  width: number;
  height: number;
  /** False for an image in the first view, which is loaded at once. */
  lazy?: boolean;
}

/** An image that is fetched when it comes into view (R4.9), and without JavaScript at once. */
export function LazyImage({ src, alt, lazy = true, ...props }: Props) {
  const ref = useRef<HTMLImageElement>(null);
  const [isWanted, setWanted] = useState(!lazy);

  useEffect(() => {
    if (isWanted || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setWanted(true);
      },
      { rootMargin: visibilityMargin, threshold: visibilityThreshold },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isWanted]);

  const picture = <img {...props} src={src} alt={alt} />;
  if (!lazy) return picture;
  const source = isWanted ? { src } : { src: emptyPicture, "data-waiting": src };
  // If the image is in the window before the page is alive, the arrival script has set its source.
  return (
    <>
      <img {...props} {...source} ref={ref} alt={alt} suppressHydrationWarning />
      <noscript>{picture}</noscript>
    </>
  );
}
