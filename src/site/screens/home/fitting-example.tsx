import type { FittingExample as Example } from "../../../domain/page.ts";
import { useMessages } from "../../language/language.tsx";
import styles from "./fitting-example.module.css";

/**
 * An activity as it would run in either of two meetings. Both stand in the page, and the style sheet shows the one that is chosen: at
 * once, and without a script.
 */
export function FittingExample({ fitting: { meetings, steps } }: { fitting: Example }) {
  const { home } = useMessages();
  return (
    <div className={styles.example}>
      <fieldset className={styles.meetings}>
        <legend>{home.fits()}</legend>
        {meetings.map(({ people, minutes }, at) => (
          <label key={minutes}>
            <input type="radio" name="meeting" value={at} defaultChecked={at === 0} />
            {home.meeting({ people, minutes })}
          </label>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for none */}
      <ol className={styles.steps} role="list">
        {steps.map(({ title, fitted }) => (
          <li key={title}>
            {title}
            {fitted.map(({ minutes, groups }, at) => (
              <span key={meetings[at]?.minutes} data-meeting={at}>
                {minutes === undefined ? home.leftOut() : home.fitted({ minutes, groups })}
              </span>
            ))}
          </li>
        ))}
      </ol>
      <p>
        {meetings.map(({ total, minutes }, at) => (
          <strong key={minutes} data-meeting={at}>
            {home.total({ minutes: total })}
          </strong>
        ))}
      </p>
    </div>
  );
}
