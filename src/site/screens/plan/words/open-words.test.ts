import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PageFile } from "../../../../domain/page.ts";

const swot = "inspiration:swot";
const parts = [{ title: "Open" }];
const file = { data: { screen: "template", parts } } as unknown as PageFile;

const limit = { mayRead: vi.fn(), countReading: vi.fn(), follow: vi.fn() };
const loadTemplate = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.resetAllMocks();
  limit.mayRead.mockReturnValue(true);
  loadTemplate.mockResolvedValue(file);
});

async function begin() {
  const reader = await import("../../../navigation/template-reader.ts");
  const { openWords } = await import("./open-words.ts");
  return { ...reader, openWords };
}

describe("the words of a template that are opened in a plan (R10.3)", () => {
  it("wait for the code that has them, and count as reading it once they are there", async () => {
    const { openWords, provideTemplateReader } = await begin();
    const opened = openWords(swot, "fr", undefined);
    provideTemplateReader({ loadTemplate, limit });
    expect(await opened).toEqual({ state: "open", parts });
    expect(loadTemplate).toHaveBeenCalledExactlyOnceWith(swot, "fr");
    expect(limit.countReading).toHaveBeenCalledExactlyOnceWith(swot);
  });

  it("are neither fetched nor counted beyond the limit, and tell how to follow it", async () => {
    const { openWords, provideTemplateReader } = await begin();
    provideTemplateReader({ loadTemplate, limit });
    limit.mayRead.mockReturnValue(false);
    expect(await openWords(swot, "en", "fr")).toEqual({ state: "limited", follow: limit.follow });
    expect(loadTemplate).not.toHaveBeenCalled();
    expect(limit.countReading).not.toHaveBeenCalled();
  });

  it("stay closed if others were opened while they came, and those were the last that are free", async () => {
    const { openWords, provideTemplateReader } = await begin();
    provideTemplateReader({ loadTemplate, limit });
    limit.mayRead.mockReturnValueOnce(true).mockReturnValue(false);
    expect(await openWords(swot, "en", undefined)).toMatchObject({ state: "limited" });
    expect(limit.countReading).not.toHaveBeenCalled();
  });

  it("come in two languages, and in one where the other lacks them or does not come (R10.7)", async () => {
    const { openWords, provideTemplateReader } = await begin();
    provideTemplateReader({ loadTemplate, limit });
    const second = { locale: "nl", hasFailed: false };
    expect(await openWords(swot, "en", "nl")).toEqual({ state: "open", parts, second: { ...second, parts } });
    loadTemplate.mockImplementation(async (_, locale) => (locale === "en" ? file : undefined));
    expect(await openWords(swot, "en", "nl")).toEqual({ state: "open", parts, second });
    loadTemplate.mockImplementation(async (_, locale) => {
      if (locale === "nl") throw new Error("offline");
      return file;
    });
    vi.spyOn(console, "warn").mockReturnValue();
    expect(await openWords(swot, "en", "nl")).toEqual({ state: "open", parts, second: { ...second, hasFailed: true } });
  });

  it("count nothing where they do not come, whether there is none, no network, or no code", async () => {
    const { openWords, provideTemplateReader } = await begin();
    provideTemplateReader({ loadTemplate, limit });
    loadTemplate.mockResolvedValueOnce(undefined).mockRejectedValue(new Error("offline"));
    await expect(openWords(swot, "en", undefined)).rejects.toThrow("There is no inspiration:swot in en");
    await expect(openWords(swot, "en", undefined)).rejects.toThrow("offline");
    expect(limit.countReading).not.toHaveBeenCalled();

    vi.resetModules();
    const without = await begin();
    without.withholdTemplateReader(new Error("no code"));
    await expect(without.openWords(swot, "en", undefined)).rejects.toThrow("no code");
  });
});
