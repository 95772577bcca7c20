import type { ComponentProps } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";
import { newTab } from "./external-link.tsx";

/** `plain` is the main action, `hollow` a further one, `raw` looks like text (R9.5). */
export type ButtonFill = "plain" | "raw" | "hollow";

// By name, so that each stands in the code as nothing but itself: see `plainClassNames` of the build.
const fills: Record<ButtonFill, string | undefined> = { plain: styles.plain, raw: styles.raw, hollow: styles.hollow };

interface Look {
  fill?: ButtonFill;
}

export function Button({ fill = "plain", className, ...props }: Look & ComponentProps<"button">) {
  return <button type="button" {...props} className={classNames(styles.button, fills[fill], className)} />;
}

/** Looks like a button and leads somewhere: a whole address is the platform's, whose pages may open in a dialog as well. */
export function ButtonLink({ fill = "plain", className, ...props }: Look & ComponentProps<"a">) {
  const place = props.href?.startsWith("http") && newTab;
  return <a {...place} {...props} className={classNames(styles.button, fills[fill], className)} />;
}
