import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import type { PageContext } from "../../domain/page.ts";
import { config } from "../config.ts";
import { LanguageContext } from "../language/language.tsx";
import { loadLanguage } from "../navigation/load-language.ts";
import { Footer } from "./footer.tsx";

const context: PageContext = { routeName: "home", locale: "fr", translations: [], title: "T", description: "D" };
const { corporateUrls, socialUrls } = config;

async function draw(): Promise<string> {
  return renderToStaticMarkup(
    <LanguageContext value={await loadLanguage("fr", "home")}>
      <Footer context={context} />
    </LanguageContext>,
  );
}

describe("the footer", () => {
  afterEach(() => void Object.assign(config, { corporateUrls, socialUrls }));

  it("writes the page's language into the links of the company and of the networks (R2.9)", async () => {
    config.corporateUrls = { ...corporateUrls, blog: "https://www.example.org/{locale}/blog/{locale}/" };
    config.socialUrls = { ...socialUrls, x: "https://x.com/example_{locale}" };
    const markup = await draw();
    expect(markup).toContain('href="https://www.example.org/fr/blog/fr/"');
    expect(markup).toContain('href="https://x.com/example_fr"');
  });

  it("does without the links that an operator leaves out, and without columns that are empty", async () => {
    const { blog, whitePapers, caseStudies, helpCenter, press, demo, ...others } = corporateUrls;
    config.corporateUrls = others;
    const { x, ...otherNetworks } = socialUrls;
    config.socialUrls = otherNetworks;
    const markup = await draw();
    expect(markup.match(/<h2>/g)).toHaveLength(2);
    expect(markup).not.toMatch(/undefined|press|href=""|href="https:\/\/x\.com\//);
    expect(markup.match(/href="https:\/\/www\.marelle\.example/g)).toHaveLength(8);
  });

  it("has no empty list where all are left out", async () => {
    Object.assign(config, { corporateUrls: {}, socialUrls: {} });
    const markup = await draw();
    expect(markup).not.toMatch(/<nav|<ul/);
  });
});
