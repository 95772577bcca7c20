import { createHash } from "node:crypto";

/** The part of the look of the site that a form needs. */
export const style = `
:root { color-scheme: light dark; --paper: light-dark(#faf6ec, #1a1724); --card: light-dark(#fffdf7, #292438);
  --ink: light-dark(#1d1a2b, #f5efe0); --ink-2: light-dark(#5a5568, #bcb4c9); --wrong: light-dark(#a3270c, #ffab95);
  --focus: light-dark(#1d5fb0, #8fc1ff); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; overflow-wrap: break-word; }
header { padding: 1rem 1.25rem; border-bottom: 1px solid light-dark(#ddd5c3, #3c3650); font-weight: 700; font-size: 1.35rem; }
header a { color: inherit; text-decoration: none; }
main { max-width: 28rem; margin-inline: auto; padding: 1.5rem 1.25rem 3rem; }
.embedded main { padding-block: 1rem; }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.15; }
p { margin: 0 0 1rem; }
form { display: grid; gap: 1rem; margin-block: 1.25rem; }
label { display: grid; gap: .25rem; font-weight: 600; }
small { margin-top: -.75rem; }
small, .hint { color: var(--ink-2); font-size: .875rem; font-weight: 400; }
input { width: 100%; min-height: 3rem; padding: .5rem .75rem; border: 2px solid var(--ink); border-radius: 6px;
  background: var(--card); color: inherit; font: inherit; }
input[aria-invalid=true] { border-color: var(--wrong); }
button { min-height: 3rem; padding: .5rem 1.25rem; border: 2px solid var(--ink); border-radius: 6px; background: var(--ink);
  color: var(--paper); font: inherit; font-weight: 600; cursor: pointer; overflow-wrap: anywhere; }
button.quiet { min-height: 2.75rem; background: none; color: var(--ink); }
a { color: inherit; text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
.problem { padding: .75rem 1rem; border: 2px solid var(--wrong); border-radius: 6px; color: var(--wrong); font-weight: 600; }
.done { padding: .75rem 1rem; border: 2px solid #3aa88a; border-radius: 6px; }
.templates { margin: 1.25rem 0; padding: 0; list-style: none; }
.templates li { display: grid; gap: .1rem; padding-block: .75rem; border-top: 1px solid light-dark(#ddd5c3, #3c3650); }
.templates a { font-weight: 600; }
`.trim();

/** Allows this style sheet in the pages, and no other. */
export const styleHash = `sha256-${createHash("sha256").update(style).digest("base64")}`;
