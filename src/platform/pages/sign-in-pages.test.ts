import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { locales } from "../../domain/locale.ts";
import { embedded } from "../test-databases.ts";
import { makePerson, siteOrigin, startTestPlatform, type TestPlatform, unlimited } from "../test-platform.ts";
import { words } from "../words/words.ts";

const back = `${siteOrigin}/fr/?keyword=caf%C3%A9`;

const visits = locales.flatMap((locale) =>
  (["signin", "signup"] as const).flatMap((kind) => [true, false].map((isEmbedded) => ({ locale, kind, isEmbedded }))),
);

const pathOf = (kind: string, { locale, isEmbedded }: { locale: string; isEmbedded: boolean }) =>
  `/${kind}?${new URLSearchParams({ locale, redirect: back, ...(isEmbedded && { embed: "1" }) })}`;

const escaped = (text: string) => text.replaceAll("&", "&amp;");

describe("the sign-in pages", () => {
  let test: TestPlatform;
  beforeAll(async () => {
    test = await startTestPlatform(embedded, { attemptRules: unlimited });
  });
  afterAll(() => test.close());

  const read = async (path: string) => (await test.browser().request(path)).text();

  it.each(visits)("/$kind is in the language $locale, embedded or not: $isEmbedded", async (visit) => {
    const { locale, kind, isEmbedded } = visit;
    const text = words[locale][kind === "signin" ? "signIn" : "signUp"];
    const response = await test.browser().request(pathOf(kind, visit));
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=UTF-8");
    expect(page).toContain(`<html lang="${locale}">`);
    for (const piece of [text.title, text.lead, text.submit]) expect(page).toContain(piece);
    expect(page.includes("<header>")).toBe(!isEmbedded);
    expect(page.includes('class="embedded"')).toBe(isEmbedded);
  });

  it.each(locales)("/signup in %s leads to what the site says of an account, in a tab of its own", async (locale) => {
    const page = await read(pathOf("signup", { locale, isEmbedded: true }));
    const prefix = locale === "en" ? "" : `/${locale}`;
    expect(page).toContain(`href="${siteOrigin}${prefix}/privacy/#account" target="_blank" rel="noopener"`);
    expect(page).toContain(words[locale].signUp.privacy);
  });

  it.each(visits)("/$kind in $locale, $isEmbedded, leads on with all that it was asked for", async (visit) => {
    const page = await read(pathOf(visit.kind, visit));
    expect(page).toContain(`<form method="post" action="${escaped(pathOf(visit.kind, visit))}"`);
    const other = visit.kind === "signin" ? "signup" : "signin";
    expect(page).toContain(`<a href="${escaped(pathOf(other, visit))}"`);
  });

  it.each(visits)(
    "/$kind in $locale, $isEmbedded, says in the same language and frame what is wrong",
    async (visit) => {
      const form = { ...makePerson(), password: visit.kind === "signin" ? "not the right one" : "short" };
      const page = await (await test.browser().post(pathOf(visit.kind, visit), form)).text();
      const { problems, signIn } = words[visit.locale];
      expect(page).toContain(visit.kind === "signin" ? signIn.wrong : problems.passwordTooShort);
      expect(page.includes("<header>")).toBe(!visit.isEmbedded);
    },
  );

  it.each(visits)(
    "/$kind in $locale, $isEmbedded, keeps the hint of the password out of its name (R7.7)",
    async (visit) => {
      const hint = words[visit.locale].signUp.passwordHint;
      const isSignUp = visit.kind === "signup";
      const field = (page: string) => /<label>[^<]*<input type="password"[^>]*>(.*)<\/label>(.*)/.exec(page);
      const [shown, ...around] = field(await read(pathOf(visit.kind, visit))) ?? [];
      expect(around).toEqual(["", isSignUp ? `<small id="hint">${hint}</small>` : ""]);
      expect(shown?.includes('aria-describedby="hint"')).toBe(isSignUp);

      const form = { ...makePerson(), password: isSignUp ? "short" : "not the right one" };
      const [refused] = field(await (await test.browser().post(pathOf(visit.kind, visit), form)).text()) ?? [];
      expect(refused).toContain(`aria-describedby="problem${isSignUp ? " hint" : ""}"`);
    },
  );

  it("are in the colours that were chosen on the site, and lead on with them", async () => {
    for (const theme of ["light", "dark"]) {
      const page = await read(`/signin?embed=1&theme=${theme}`);
      expect(page).toContain(`<html lang="en" data-theme="${theme}">`);
      expect(page).toMatch(new RegExp(`<a href="/signup[^"]*&amp;theme=${theme}"`));
      const refused = await test.browser().request(`/signin?embed=1&theme=${theme}&redirect=//evil.example`, {
        headers: { Accept: "text/html" },
      });
      expect(await refused.text()).toContain(` data-theme="${theme}"`);
    }
    for (const theme of ["system", "undefined", '"><b>']) {
      const page = await read(`/signin?theme=${encodeURIComponent(theme)}`);
      expect(page).toContain('<html lang="en">');
      expect(page).not.toMatch(/[?;&]theme=/);
    }
  });

  it("lead back to themselves, in their frame, where a form is refused", async () => {
    const path = pathOf("signin", { locale: "fr", isEmbedded: true });
    const elsewhere = { Accept: "text/html", "Sec-Fetch-Site": "cross-site" };
    const response = await test.browser().post(path, makePerson(), elsewhere);
    expect(response.status).toBe(403);
    const page = await response.text();
    expect(page).not.toContain("<header>");
    const again = escaped(path.replace("/signin", ""));
    expect(page).toContain(`<a href="${again}">${words.fr.refusals.again}</a>`);
  });

  it("are English where no language of ours is asked for", async () => {
    for (const locale of ["", "xx", "FR", "__proto__"])
      expect(await read(`/signin?locale=${locale}`)).toContain('<html lang="en">');
  });

  it("say something of their own in each language", () => {
    const textsOf = (part: object): string[] => Object.values(part).filter((text) => typeof text === "string");
    for (const part of ["signIn", "signUp", "problems", "refusals"] as const) {
      for (const [index] of textsOf(words.en[part]).entries())
        expect(new Set(locales.map((locale) => textsOf(words[locale][part])[index])).size, part).toBeGreaterThan(4);
    }
  });

  it("work without scripts", async () => {
    for (const kind of ["signin", "signup"]) {
      const page = await read(`/${kind}`);
      expect(page).not.toMatch(/<script|javascript:|\son[a-z]+=/i);
      expect(page).toMatch(/<button type="submit">/);
    }
  });

  it("let people paste, and password managers fill in and make up passwords of any length", async () => {
    const passwordOf = (page: string) => /<input type="password"[^>]*>/.exec(page)?.[0];
    const [signIn, signUp] = [await read("/signin"), await read("/signup")];
    for (const page of [signIn, signUp])
      expect(page).toMatch(/<input name="email"[^>]* inputmode="email" autocomplete="username"/);
    expect(passwordOf(signIn)).toContain('autocomplete="current-password"');
    expect(passwordOf(signUp)).toContain('autocomplete="new-password"');
    expect(passwordOf(signUp)).toContain('minlength="8"');
    for (const page of [signIn, signUp]) expect(passwordOf(page)).not.toMatch(/maxlength|pattern|autocomplete="off"/);
  });

  it("show what somebody else wrote into the address as text", async () => {
    const nasty = `${siteOrigin}/?"><b>x</b>`;
    const page = await read(`/signin?redirect=${encodeURIComponent(nasty)}`);
    expect(page).not.toContain("<b>");
  });
});
