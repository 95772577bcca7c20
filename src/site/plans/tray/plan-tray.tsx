import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Locale } from "../../../domain/locale.ts";
import { limits } from "../../../domain/plan/plan.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import type { Messages } from "../../language/messages.generated.ts";
import { loadLanguage } from "../../navigation/load-language.ts";
import { adoptStyles } from "../../ui/adopt-styles.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { RareIcon } from "../../ui/rare-icon.tsx";
import { Tray } from "../../ui/tray.tsx";
import { draftStore } from "../draft-store.ts";
import { draftAddress } from "./draft-address.ts";
import { type DraftContent, type LoadPlanData, loadDraft } from "./load-draft.ts";
import styles from "./plan-tray.css?inline";

/** The tray with the content of the draft of a plan, at the bottom of every page but that of plans. It leads to that page. */
export function PlanTray({ loadPlanData }: { loadPlanData: LoadPlanData }) {
  const locale = useLocale();
  const { site } = useMessages();
  const draft = useSyncExternalStore(draftStore.subscribe, draftStore.read);
  const act = useSyncExternalStore(draftStore.subscribe, draftStore.act);
  const isStored = useSyncExternalStore(draftStore.subscribe, draftStore.isStored);
  const shown = useShown(draft, locale, loadPlanData);
  const { tray, press } = useFocusAfterPress(shown);
  useLayoutEffect(() => adoptStyles(styles), []);

  if (!shown || (shown.content.count === 0 && act?.kind !== "cleared")) return null;
  const { words, content } = shown;
  const { count, minutes, names } = content;
  return (
    <Tray ref={tray} className="plan-tray" title={words.heading()}>
      <div>
        <Status>
          {count > 0 && <p>{minutes === undefined ? words.count({ count }) : words.content({ count, minutes })}</p>}
          {act && act.kind !== "added" && (
            <p className="plan-tray-notice">{words[act.kind]({ most: limits.blocks })}</p>
          )}
          {!isStored && <p className="plan-tray-notice">{words.notStored()}</p>}
        </Status>
        {names.length > 0 && <p className="plan-tray-names">{names.join(" · ")}</p>}
      </div>
      {act && act.before !== act.after && (
        <Button fill="raw" data-next={count === 0 || undefined} onClick={press(() => draftStore.undo())}>
          {words.undo()}
        </Button>
      )}
      {count > 0 ? (
        <>
          <Button fill="raw" onClick={press(() => draftStore.clear())}>
            {words.clear()}
          </Button>
          <ButtonLink href={draftAddress(draft, locale)} data-next="">
            {words.open()}
          </ButtonLink>
        </>
      ) : (
        <button type="button" title={site.close()} onClick={press(() => draftStore.forgetAct())}>
          <RareIcon name="close" />
        </button>
      )}
    </Tray>
  );
}

/** A region that is there before it says anything, so that a screen reader hears the first text too. */
function Status({ children }: { children: ReactNode }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return <div role="status">{isThere && children}</div>;
}

interface Shown {
  /** The messages of the tray, which no page has. */
  words: Messages["planTray"];
  content: DraftContent;
}

/** Returns what the tray says of the draft; until that is known, what it said before. */
function useShown(draft: string, locale: Locale, loadPlanData: LoadPlanData): Shown | undefined {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let isWanted = true;
    Promise.all([loadLanguage(locale, "planTray"), loadDraft(draft, locale, loadPlanData)]).then(
      ([{ messages }, content]) => isWanted && setShown({ words: messages.planTray, content }),
      console.warn,
    );
    return () => {
      isWanted = false;
    };
  }, [draft, locale, loadPlanData]);
  return shown;
}

/**
 * Moves the focus after a press, because the pressed button may be gone then. The focus goes to what can be done next, or to where
 * something can be put in.
 */
function useFocusAfterPress(shown: Shown | undefined) {
  const tray = useRef<HTMLElement>(null);
  const isPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once the tray says something else
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement !== document.body) return;
    const next = tray.current?.querySelector<HTMLElement>("[data-next]");
    (next ?? document.querySelector<HTMLElement>("[data-adds]"))?.focus({ preventScroll: true });
  }, [shown]);
  const press = (change: () => void) => () => {
    isPressed.current = true;
    change();
  };
  return { tray, press };
}
