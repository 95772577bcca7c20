import { useCallback, useRef, useState } from "react";
import { cleanKeyword } from "../../../../domain/finding/listing-query.ts";
import type { PlanData } from "../../../../domain/page.ts";
import type { PlanTemplate } from "../../../../domain/plan/plan-template.ts";
import { isReloaded } from "../../../document-state/reload.ts";
import { useLocale } from "../../../language/language.tsx";
import { loadChunk } from "../../../navigation/load-chunk.ts";
import { isStale, loadDocument } from "../../../navigation/load-document.ts";
import { presentAddress } from "../../../navigation/present-address.ts";

interface Finding {
  keyword: string;
  /** The answer to the last keyword that was answered; undefined where nothing is asked. */
  found?: readonly PlanTemplate[] | undefined;
  status: "answered" | "loading" | "failed";
}

const nothingAsked: Finding = { keyword: "", status: "answered" };

const loadFinding = () => loadChunk("finding", () => import("./find-templates.ts"));

/** What is found for a keyword. The code and the files that it takes come when they are first needed. */
export function useFinding(data: PlanData, people: number) {
  const locale = useLocale();
  const [finding, setFinding] = useState(nothingAsked);
  const asked = useRef("");

  const ask = async (text: string) => {
    const keyword = cleanKeyword(text);
    asked.current = keyword;
    if (!keyword) return setFinding(nothingAsked);
    setFinding(({ found }) => ({ keyword, found, status: "loading" }));
    try {
      const { findTemplates } = await loadFinding();
      const found = await findTemplates(data, locale, { keyword, people });
      if (asked.current === keyword) setFinding({ keyword, found, status: "answered" });
    } catch (error) {
      if (asked.current !== keyword) return;
      // The address is the plan: nothing of it is lost.
      if (isStale(error) && !isReloaded()) return void loadDocument(presentAddress(), error);
      setFinding({ keyword, status: "failed" });
    }
  };

  const prepare = useCallback(() => {
    // Who types is told of a failure.
    loadFinding()
      .then(({ prepareFinding }) => prepareFinding(data, locale))
      .catch(() => {});
  }, [data, locale]);

  return { ...finding, ask, prepare };
}
