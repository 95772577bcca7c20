import { inFull } from "../domain/in-full.ts";
import type { PageFile } from "../domain/page.ts";
import { isVisitorsOwn, listingPath, pathOf } from "../domain/route.ts";
import { config } from "./config.ts";
import { nameOfSite, pathOfPage, publicUrl, titleOf } from "./head.ts";
import type { Language } from "./language/language.tsx";

type Thing = Record<string, unknown>;

function itemList(urls: string[]): Thing {
  return {
    "@type": "ItemList",
    itemListElement: urls.map((url, index) => ({ "@type": "ListItem", position: index + 1, url: publicUrl(url) })),
  };
}

/** Describes a page to search engines: schema.org as JSON-LD. Undefined for a page that is not to be found. */
export function structuredData({ data, context }: PageFile, { locale, messages }: Language): Thing | undefined {
  const url = pathOfPage(context);
  if (url === undefined || isVisitorsOwn(context.routeName)) return undefined;
  const publisher = { "@type": "Organization", name: config.brand, logo: publicUrl("/logo.svg") };
  const page = { url: publicUrl(url), inLanguage: locale, name: titleOf(context), description: context.description };

  const things: Thing[] = [];
  switch (data.screen) {
    case "home":
      things.push({ "@type": "WebSite", ...page, name: nameOfSite, publisher });
      break;
    case "discover":
    case "privacy":
      things.push({ "@type": "WebPage", ...page, publisher });
      break;
    case "listing":
      things.push({ "@type": "CollectionPage", ...page, mainEntity: itemList(data.cards.map((card) => card.url)) });
      break;
    case "directory": {
      const cards = data.groups.flatMap((group) => group.cards);
      things.push({ "@type": "CollectionPage", ...page, mainEntity: itemList(cards.map((card) => card.url)) });
      break;
    }
    case "situation":
      things.push({
        "@type": "CollectionPage",
        ...page,
        mainEntity: itemList(data.templates.map(({ card }) => card.url)),
      });
      break;
    case "template": {
      things.push(
        {
          "@type": "Article",
          ...page,
          headline: data.name,
          ...(data.alsoKnownAs.length > 0 && { alternateName: data.alsoKnownAs }),
          ...(context.socialImage && { image: publicUrl(context.socialImage) }),
          datePublished: data.added.iso,
          timeRequired: `PT${data.minutes}M`,
          keywords: data.tags.map((tag) => tag.name).join(", "),
          author: { "@type": "Organization", name: `${config.brand}, ${data.desk.name}` },
          publisher,
          // A visitor who has read as many as are open to everyone sees the beginning only; the words are in the page
          // all the same.
          isAccessibleForFree: !config.apiUrl,
          ...(config.apiUrl && {
            hasPart: { "@type": "WebPageElement", isAccessibleForFree: false, cssSelector: `.${inFull}` },
          }),
        },
        {
          "@type": "BreadcrumbList",
          itemListElement: [
            { name: messages.header.home(), path: pathOf({ name: "home" }, locale) },
            { name: messages.directory[`${data.kind}s`](), path: listingPath(data.kind, locale) },
            { name: data.name, path: url },
          ].map(({ name, path }, index) => ({ "@type": "ListItem", position: index + 1, name, item: publicUrl(path) })),
        },
      );
      break;
    }
    case "favourites":
    case "compare":
    case "plan":
    case "not-found":
      break;
    default:
      data satisfies never;
  }
  return { "@context": "https://schema.org", "@graph": things };
}
