import { html } from "hono/html";
import type { Locale } from "../../domain/locale.ts";
import type { Mail } from "./mail.ts";

/** What a mail says. */
export interface Letter {
  subject: string;
  /** One paragraph each. */
  lines: readonly string[];
  /** What the mail is for: a button in HTML, an address of its own line in text. */
  action?: { label: string; address: string };
  /** In small print below. */
  notes?: readonly string[];
  unsubscribe?: string;
}

interface Sender {
  brand: string;
  siteOrigin: string;
}

// Mail programs know neither style sheets nor custom properties, and choose the colours of a dark theme by themselves.
const font = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif";
const paragraph = "margin:0 0 16px";
const button =
  "display:inline-block;padding:13px 22px;border-radius:8px;background-color:#20242c;color:#ffffff;font-weight:bold;text-decoration:none";
const small = "margin:0 0 8px;font-size:14px;line-height:20px;color:#5a5f6a";

/** Writes a letter as text and as HTML: plain, without pictures, so that nothing is fetched when it is read. */
export async function writeMail(to: string, letter: Letter, locale: Locale, sender: Sender): Promise<Mail> {
  const { subject, lines, action, notes = [], unsubscribe } = letter;
  const signature = `${sender.brand}, ${sender.siteOrigin}`;
  const text = [
    ...lines,
    ...(action ? [`${action.label}\n${action.address}`] : []),
    ...notes,
    // Mail programs know this line, and leave out what follows it in answers.
    `-- \n${signature}`,
  ].join("\n\n");
  const markup = await html`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${subject}</title></head>
<body style="margin:0;padding:24px 16px">
<div style="max-width:520px;margin:0 auto;${font};font-size:16px;line-height:24px">
${lines.map((line) => html`<p style="${paragraph}">${line}</p>\n`)}${
  action &&
  html`<p style="margin:24px 0"><a href="${action.address}" style="${button}">${action.label}</a></p>
<p style="${small};overflow-wrap:anywhere">${action.address}</p>\n`
}${notes.map((note) => html`<p style="${small}">${note}</p>\n`)}<p style="${small};margin-top:24px">${sender.brand}, <a href="${sender.siteOrigin}" style="color:inherit">${sender.siteOrigin}</a></p>
</div>
</body>
</html>`;
  return { to, subject, text, html: String(markup), unsubscribe };
}
