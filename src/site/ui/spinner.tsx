import styles from "./spinner.module.css";

export type SpinnerSize = "small" | "medium" | "large";

const sizesPx: Record<SpinnerSize, number> = { small: 16, medium: 32, large: 56 };

/** Shows that something is on its way. The text beside it says which thing. */
export function Spinner({ size = "medium" }: { size?: SpinnerSize }) {
  const px = sizesPx[size];
  return (
    <svg className={styles.spinner} width={px} height={px} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" strokeDasharray="36 15" />
    </svg>
  );
}
