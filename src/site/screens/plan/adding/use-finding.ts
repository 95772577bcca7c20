import { useCallback, useRef, useState } from "react";
import type { PlanData } from "../../../../domain/page.ts";
import type { PlanTemplate } from "../../../../domain/plan/plan-template.ts";
import { useLocale } from "../../../language/language.tsx";
import { loadChunk } from "../../../navigation/load-chunk.ts";
import { loadIfStale } from "../../../navigation/load-document.ts";

interface Finding {
  /** The text that was typed. */
  text: string;
  /** The last answer; undefined where nothing is asked. */
  found?: readonly PlanTemplate[] | undefined;
  status: "answered" | "loading" | "failed";
}

const nothingAsked: Finding = { text: "", status: "answered" };

const loadFinding = () => loadChunk("finding", () => import("./find-templates.ts"));

/** Finds templates for a typed text. The code and the files for that come when they are first needed. */
export function useFinding(data: PlanData, people: number) {
  const locale = useLocale();
  const [finding, setFinding] = useState(nothingAsked);
  const asked = useRef("");

  const ask = async (text: string) => {
    asked.current = text;
    if (!text.trim()) return setFinding(nothingAsked);
    setFinding(({ found }) => ({ text, found, status: "loading" }));
    try {
      const { findTemplates } = await loadFinding();
      const found = await findTemplates(data, locale, { text, people });
      if (asked.current === text) setFinding({ text, found, status: "answered" });
    } catch (error) {
      if (asked.current !== text) return;
      // The document can be loaded anew without a loss, because its address holds the whole plan.
      if (loadIfStale(error)) return;
      setFinding({ text, status: "failed" });
    }
  };

  const prepare = useCallback(() => {
    // A failure is shown as soon as something is typed, so it is not shown here.
    loadFinding()
      .then(({ prepareFinding }) => prepareFinding(data, locale))
      .catch(() => {});
  }, [data, locale]);

  return { ...finding, ask, prepare };
}
