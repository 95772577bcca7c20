import type { TemplateDraft } from "../content.ts";
import { type Problem, quote } from "../problem.ts";
import { sourceHosts } from "./source-hosts.ts";

/** Sources lead to hosts that somebody has judged: public, lasting, and the author's or publisher's own. Nothing is fetched. */
export function checkSourceLinks({ facts }: TemplateDraft): Problem[] {
  return (facts?.fields.sources ?? []).flatMap(({ url }, index) => {
    const host = url && hostOf(url);
    if (facts === undefined || host === undefined || sourceHosts.has(host)) return [];
    const expected = "link the author's, the publisher's or an archive's own page, and add its host to source-hosts.ts";
    return [facts.source.problem(["sources", index, "url"], quote(host), expected)];
  });
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}
