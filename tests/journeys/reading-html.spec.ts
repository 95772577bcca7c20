/** What is blocked for some is in every page all the same, and search engines are told (R4.4). */
import { elementsOf, readPages, structuredDataOf } from "./built-pages.ts";
import { expect, test } from "./site.ts";

const blockedClass = "in-full";

const templatePages = () =>
  readPages().flatMap((page) => {
    const { data } = page.file;
    return data.screen === "template" ? [{ ...page, data }] : [];
  });

const inHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;");

test("every template's document holds all of its words (R4.4)", () => {
  for (const { address, html, data } of templatePages()) {
    const body = html.slice(html.indexOf("<body"), html.indexOf('id="page"'));
    const words = [
      ...data.parts.flatMap(({ title, say, after, do: text }) => [inHtml(title), inHtml(say), inHtml(after), text]),
      ...data.settings.map(inHtml),
      ...data.resources,
      ...data.recommendations.map(({ reason }) => inHtml(reason)),
    ];
    expect(
      words.filter((text) => !body.includes(text)),
      address,
    ).toEqual([]);
  }
});

test("structured data says that a part is for those who sign in, and which (R4.4)", () => {
  for (const page of templatePages()) {
    const article = structuredDataOf(page).find((thing) => thing["@type"] === "Article");
    expect(article, page.address).toMatchObject({
      isAccessibleForFree: false,
      hasPart: { "@type": "WebPageElement", isAccessibleForFree: false, cssSelector: `.${blockedClass}` },
    });
    const blocked = page.elements.filter(({ attributes }) => attributes.class?.split(" ").includes(blockedClass));
    const ids = blocked.map(({ attributes }) => attributes.id);
    const sections = elementsOf(page, "section").flatMap(({ attributes: { id = "" } }) =>
      page.elements.some(({ attributes: { href } }) => href === `#${id}`) ? [id] : [],
    );
    // The settings stand in the blocked aside.
    expect(
      sections.filter((id) => !ids.includes(id)),
      page.address,
    ).toEqual(["summary", "settings"]);
    expect(
      blocked.map(({ name }) => name),
      page.address,
    ).toContain("aside");
  }
});
