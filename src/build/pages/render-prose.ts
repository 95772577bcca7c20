import { Marked, type Tokens } from "marked";
import { isBare, languageOf } from "../../compiler/markdown.ts";
import type { Html } from "../../domain/page.ts";

/**
 * Makes a function that turns checked prose into markup. `resolve` gives the address of a link, or undefined for the text alone.
 */
export function createProseRenderer(resolve: (link: string) => string | undefined): (prose: string) => Html {
  const marked = new Marked({
    renderer: {
      link({ href, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens);
        const language = languageOf(href);
        if (language !== undefined) return `<span lang="${language}">${text}</span>`;
        const address = resolve(href);
        if (address === undefined) return text;
        const outside = /^https?:/.test(address) ? ' target="_blank" rel="noopener" aria-describedby="new-tab"' : "";
        return `<a href="${address.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"${outside}>${text}</a>`;
      },
    },
  });
  return (prose) =>
    isBare(prose)
      ? `<p>${prose.replace(/\n$/, "")}</p>`
      : withoutLineBreaks(marked.parse(prose, { async: false }) as string);
}

const blockTag = /\n*(<\/?(?:p|ul|ol|li)\b[^>]*>)\n*/g;

/** Removes line breaks between blocks, where they mean nothing, and turns those within a text, which part words, into spaces. */
function withoutLineBreaks(html: string): string {
  return html.replace(blockTag, "$1").replaceAll("\n", " ");
}
