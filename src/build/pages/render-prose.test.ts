import { describe, expect, it } from "vitest";
import { createProseRenderer } from "./render-prose.ts";

const addresses: Record<string, string> = { "inspiration:swot": "/fr/inspiration/matrice-swot/" };
const renderProse = createProseRenderer((link) => (link.startsWith("https:") ? link : addresses[link]));

describe("createProseRenderer", () => {
  it("writes paragraphs, lists and emphasis without line breaks between them", () => {
    expect(renderProse("One **two**.\n\n- *a*\n- b\n")).toBe(
      "<p>One <strong>two</strong>.</p><ul><li><em>a</em></li><li>b</li></ul>",
    );
  });

  it("keeps words apart where a writer has wrapped a line", () => {
    expect(renderProse("Count the *votes*\naloud.\n\n- one\n  more\n- two\n")).toBe(
      "<p>Count the <em>votes</em> aloud.</p><ul><li>one more</li><li>two</li></ul>",
    );
    expect(renderProse("Count the votes\naloud.")).toBe("<p>Count the votes aloud.</p>");
  });

  it("leads a link of the content to the page in this language", () => {
    expect(renderProse("See [the **matrix**](inspiration:swot).")).toBe(
      '<p>See <a href="/fr/inspiration/matrice-swot/">the <strong>matrix</strong></a>.</p>',
    );
  });

  it("opens a link to another host in a new tab that cannot reach back, and says so (R2.4)", () => {
    expect(renderProse("[a](https://example.org/?b=1&c=2)")).toBe(
      '<p><a href="https://example.org/?b=1&amp;c=2" target="_blank" rel="noopener" aria-describedby="new-tab">a</a></p>',
    );
  });

  it("says which language words stand in, for voices that read them aloud", () => {
    expect(renderProse("See *[The **Matrix**](lang:en)*.")).toBe(
      '<p>See <em><span lang="en">The <strong>Matrix</strong></span></em>.</p>',
    );
  });

  it("keeps the text of a link that leads nowhere in this language", () => {
    expect(renderProse("See [this one](inspiration:unknown).")).toBe("<p>See this one.</p>");
  });

  it("lets no address and no text break out of its place", () => {
    const html = renderProse('[a](https://example.org/"onclick=x) 1 < 2 & "3"');
    expect(html).toBe(
      '<p><a href="https://example.org/&quot;onclick=x" target="_blank" rel="noopener" aria-describedby="new-tab">a</a> 1 &lt; 2 &amp; &quot;3&quot;</p>',
    );
  });
});
