import { describe, expect, it } from "vitest";
import { agendaAsHtml } from "./agenda-as-html.ts";
import { agendaAsMarkdown } from "./agenda-as-markdown.ts";
import { agendaAsText } from "./agenda-as-text.ts";
import { agendaOf, checkIn, own, pause, planOf, swot, words } from "./test-agenda.ts";

const agenda = agendaOf(planOf([checkIn, swot, pause, own("Budget", "With Nora")], { date: "2026-12-01" }), {
  language: "de",
});
const strange = agendaOf(
  planOf([own('a|b <b>"&amp;"</b> *c* _d_ `e` [f](g) \\ # ~', "x|y")], { title: "<script> # 1 | 2" }),
  { address: 'https://example.org/plan/?title="&v=1' },
);

describe("an agenda as text", () => {
  it("reads like an invitation", () => {
    expect(agendaAsText(agenda, words)).toBe(`Team day
Dienstag, 1. Dezember 2026 · 09:00–10:15 · 8 people · 75 min

09:00 Check-in (10 min; 4 pairs)
09:10 SWOT matrix (30 min; 2 groups of 4)
09:40 Break (15 min)
09:55 Budget (20 min)
With Nora
10:15 End

To bring: 16 sticky notes, 24 sticky dots
https://example.org/plan/?v=1`);
  });

  it("says what is on the next day, in a table as well", () => {
    const late = agendaOf(planOf([pause, own("Budget")], { start: "23:45" }));
    expect(agendaAsText(late, words)).toContain(
      "23:45–00:20 (+1 day) · 8 people · 35 min\n\n23:45 Break (15 min)\n00:00 (+1 day) Budget (20 min)\n00:20 (+1 day) End",
    );
    expect(agendaAsMarkdown(late, words)).toContain("| 00:00 (+1 day) | Budget | 20 min |");
    expect(agendaAsHtml(late, words)).toContain(">00:00 (+1 day)</td>");
  });

  it("leaves out what there is not", () => {
    const plan = planOf([pause]);
    expect(agendaAsText(agendaOf(plan, { address: "x".repeat(3000) }), words)).toBe(
      "Team day\n09:00–09:15 · 8 people · 15 min\n\n09:00 Break (15 min)\n09:15 End",
    );
  });
});

describe("an agenda as Markdown", () => {
  it("is a table, without columns in which nothing stands", () => {
    expect(agendaAsMarkdown(agenda, words).split("\n").slice(4, 8)).toEqual([
      "| Time | What | Minutes | Who | Material | Note |",
      "| --- | --- | --- | --- | --- | --- |",
      "| 09:00 | Check-in | 10 min | 4 pairs |  |  |",
      "| 09:10 | SWOT matrix | 30 min | 2 groups of 4 | 16 sticky notes, 24 sticky dots |  |",
    ]);
    expect(agendaAsMarkdown(agendaOf(planOf([pause])), words)).toContain("| Time | What | Minutes |\n");
  });

  it("keeps every sign that somebody has typed, and as many cells in each row", () => {
    const markdown = agendaAsMarkdown(strange, words);
    expect(markdown).toContain("## \\<script\\> \\# 1 \\| 2");
    expect(markdown).toContain(
      '| a\\|b \\<b\\>"\\&amp;"\\</b\\> \\*c\\* \\_d\\_ \\`e\\` \\[f\\](g) \\\\ \\# \\~ | 20 min | x\\|y |',
    );
    const cells = markdown.split("\n").filter((line) => line.startsWith("|"));
    expect(new Set(cells.map((line) => line.split(/(?<!\\)\|/).length)).size).toBe(1);
  });
});

describe("an agenda as HTML", () => {
  it("is a table with headings, and a link to the plan", () => {
    const html = agendaAsHtml(agenda, words);
    expect(html.match(/<th /g)).toHaveLength(6);
    expect(html.match(/<tr>/g)).toHaveLength(6);
    expect(html).toContain('<a href="https://example.org/plan/?v=1">');
  });

  it("keeps every sign that somebody has typed, and makes no element of it", () => {
    const html = agendaAsHtml(strange, words);
    expect(html).toContain("<h2>&lt;script&gt; # 1 | 2</h2>");
    expect(html).toContain("a|b &lt;b&gt;&quot;&amp;amp;&quot;&lt;/b&gt;");
    expect(html).toContain('href="https://example.org/plan/?title=&quot;&amp;v=1"');
    expect(html).not.toContain("<script");
  });
});
