import { Fragment } from "react";
import { useMessages } from "../../language/language.tsx";
import type { Kept, Life } from "./kept-here.ts";
import styles from "./privacy-screen.module.css";

const daysOfYear = 365;

/** What is kept in a browser: under which names, what for, and for how long. */
export function KeptList({ kept }: { kept: readonly Kept[] }) {
  const { privacy: words, privacyKept: purposes } = useMessages();
  const tell = (life: Life): string => {
    if (life === "removed") return words.lifeRemoved();
    if (life === "tab") return words.lifeTab();
    if (life === "sent") return words.lifeSent();
    if (typeof life === "object") return words.lifeSignIn(life);
    return life % daysOfYear === 0 ? words.lifeYears({ count: life / daysOfYear }) : words.lifeDays({ count: life });
  };
  return (
    <dl className={styles.kept}>
      {kept.map(({ names, purpose, life }) => (
        <div key={purpose}>
          <dt translate="no">
            {names.map((name) => (
              <b key={name}>
                <Breakable name={name} />{" "}
              </b>
            ))}
          </dt>
          <dd>
            {purposes[purpose]()}
            <br />
            <small>{tell(life)}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A name whose lines may end where its parts do, because it is longer than a phone is wide. */
function Breakable({ name }: { name: string }) {
  return name.split(/(?<=[:_])/).map((part, index) => (
    // The parts of a name do not change.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
