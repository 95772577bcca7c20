import type { Catalogue } from "../../domain/catalogue.ts";
import { isFilePath, parsePath } from "../../domain/read-path.ts";
import type { CodeAssets, Renderer } from "../../domain/renderer.ts";
import { type TemplateIndex, templateIndexPath } from "../../domain/template-index.ts";
import { type AssembledPage, assemblePages, toPageFile } from "../pages/assemble-pages.ts";
import type { PagePlan } from "../pages/page-plan.ts";
import { PagePlanner, type PlanInput } from "../pages/plan-pages.ts";
import { templateIndex } from "../pages/template-index.ts";
import { templatesInMemory } from "../pages/template-source.ts";
import { type PictureFile, Pictures } from "../pictures/pictures.ts";
import { ContentError } from "../read/read-site-content.ts";
import type { DevTags } from "./dev-code.ts";
import type { DevContent } from "./dev-content.ts";

export type Answer =
  | { status: 200 | 404 | 500; type: keyof typeof contentTypes; body: string | Uint8Array }
  | { status: 302; location: string };

export const contentTypes = {
  html: "text/html; charset=utf-8",
  json: "application/json; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml; charset=utf-8",
  text: "text/plain; charset=utf-8",
} as const;

/** Stands for the hash of a build. It never changes, because in development pages reload by themselves. */
const buildHash = "development";

export interface DevSiteOptions {
  config: PlanInput["config"];
  content: Pick<DevContent, "messages" | "catalogue"> & Partial<Pick<DevContent, "problems">>;
  /** Gives another renderer whenever the site's code has changed. */
  loadRenderer: () => Promise<Renderer>;
  assets: CodeAssets;
  tags: DevTags;
  rasterise: (svg: string, widthPx: number) => Promise<Uint8Array>;
  /** The logo's files, as the build makes them. */
  drawLogo: (renderer: Renderer, theme: "light" | "dark") => string;
}

interface Plans {
  catalogue: Catalogue;
  renderer: Renderer;
  byPath: Map<string, PagePlan>;
  templateIndex: () => TemplateIndex;
}

/** The site without files on disk: each page, data file and picture is made when it is asked for. */
export class DevSite {
  readonly #options: DevSiteOptions;
  /** Never emptied, like `#files`, because a page that was opened before a change still asks for the pictures that it names. */
  readonly #pictures = new Map<string, PictureFile>();
  readonly #files = new Map<string, string>();
  #plans: Plans | undefined;

  constructor(options: DevSiteOptions) {
    this.#options = options;
  }

  /** The answer to a path. Rejects with a ContentError, a PageAssemblyError, or an error of the code. */
  async answer(path: string): Promise<Answer> {
    const plans = await this.#plan();
    const logo = /^\/logo(-dark)?\.svg$/.exec(path);
    if (logo) {
      return { status: 200, type: "svg", body: this.#options.drawLogo(plans.renderer, logo[1] ? "dark" : "light") };
    }
    if (path === templateIndexPath) return { status: 200, type: "json", body: JSON.stringify(plans.templateIndex()) };
    const data = /^\/assets\/data(\/.*)index\.json$/.exec(path)?.[1];
    if (data !== undefined) return this.#dataFile(plans, data);
    const file = this.#files.get(path);
    if (file !== undefined) return { status: 200, type: "json", body: file };
    const picture = this.#pictures.get(path);
    if (picture) return this.#pictureFile(picture);
    const plan = plans.byPath.get(path);
    if (plan) return this.#document(plans, plan);
    if (plans.byPath.has(`${path}/`)) return { status: 302, location: `${path}/` };
    this.#refuseUnsound(path);
    // A missing file is answered with text, because a page would be mistaken for the file.
    if (isFilePath(path)) return { status: 404, type: "text", body: `There is no ${path}` };
    return this.#document(plans, this.#notFoundPlan(plans, path));
  }

  /** Reads the content if it has changed; rejects with its problems. */
  async check(): Promise<void> {
    await this.#plan();
  }

  async #plan(): Promise<Plans> {
    const { config, content, loadRenderer } = this.#options;
    const messages = await content.messages();
    const renderer = await loadRenderer();
    const catalogue = await content.catalogue(renderer);
    if (this.#plans?.catalogue !== catalogue || this.#plans.renderer !== renderer) {
      const pictures = new Pictures(catalogue.vocabulary, renderer);
      const templates = templatesInMemory(catalogue, pictures);
      const plans = new PagePlanner({ templates, messages, pictures, config }).all();
      // All cards are held, because pages show the cards of other templates, which only those templates' own pages would add.
      for (const template of [...catalogue.inspirations, ...catalogue.sessions]) this.#hold([pictures.card(template)]);
      this.#plans = {
        catalogue,
        renderer,
        byPath: new Map(plans.map((plan) => [plan.path, plan])),
        templateIndex: () => templateIndex(templates),
      };
    }
    return this.#plans;
  }

  /** Throws the problems of a template that was left out because of them, if the path is its English address. */
  #refuseUnsound(path: string): void {
    const route = parsePath(path)?.route;
    if (!route || !("slug" in route)) return;
    const problems = this.#options.content.problems ?? [];
    const own = problems.filter(({ file }) => file.includes(`/${route.name}s/${route.slug}/`));
    if (own.length > 0) throw new ContentError(own);
  }

  #hold(pictures: readonly PictureFile[]): void {
    for (const picture of pictures) this.#pictures.set(picture.address, picture);
  }

  #assemble(plan: PagePlan): AssembledPage {
    const [assembled] = assemblePages([plan]);
    const page = assembled as AssembledPage;
    for (const { address, content } of page.files ?? []) this.#files.set(address, content);
    this.#hold(page.pictures ?? []);
    return page;
  }

  #document(plans: Plans, plan: PagePlan): Answer {
    const { assets, tags } = this.#options;
    const page = this.#assemble(plan);
    const { document } = plans.renderer.renderDocument(toPageFile(page, buildHash), assets, page.withoutScript);
    const status = page.data.screen === "not-found" ? 404 : 200;
    // Functions as replacements, because a dollar sign has a meaning in a replacement text.
    const body = document
      .replace('<meta charset="utf-8">', (charset) => charset + tags.scripts)
      .replace("</head>", (end) => tags.styles + end);
    return { status, type: "html", body };
  }

  #dataFile(plans: Plans, path: string): Answer {
    const plan = plans.byPath.get(path);
    if (!plan) return { status: 404, type: "text", body: `There is no page ${path}` };
    return { status: 200, type: "json", body: JSON.stringify(toPageFile(this.#assemble(plan), buildHash)) };
  }

  async #pictureFile({ svg, rasterWidth }: PictureFile): Promise<Answer> {
    if (rasterWidth === undefined) return { status: 200, type: "svg", body: svg };
    return { status: 200, type: "png", body: await this.#options.rasterise(svg, rasterWidth) };
  }

  /** The not-found page nearest to the address, as hosts choose it. */
  #notFoundPlan({ byPath }: Plans, path: string): PagePlan {
    const plan = byPath.get(`/${path.split("/")[1]}/404.html`) ?? byPath.get("/404.html");
    if (!plan) throw new Error("There is no not-found page");
    return plan;
  }
}
