import { beforeEach, expect, it, vi } from "vitest";
import { openAllWords } from "./open-all-words.ts";
import { openWords } from "./open-words.ts";
import { keepAtHand } from "./words-at-hand.tsx";

vi.mock("./open-words.ts");
vi.mock("./words-at-hand.tsx");
vi.mock("./load-words-on-view.ts", () => ({ loadWordsOnView: async () => "on view" }));

const open = { state: "open", parts: [] } as const;
const limited = { state: "limited", follow: () => () => {} } as const;
const answers = vi.mocked(openWords);

beforeEach(() => {
  vi.resetAllMocks();
  answers.mockResolvedValue(open);
});

const all = (["swot", "grow", "roti"] as const).map((key) => ({
  template: `inspiration:${key}` as const,
  secondLocale: "fr" as const,
}));

it("opens the words of a plan in its order, one after the other, and keeps them at hand (R10.3)", async () => {
  const progress: number[] = [];
  expect(await openAllWords(all, "en", (done) => progress.push(done))).toEqual({ limited: 0, failed: 0 });
  expect(progress).toEqual([0, 1, 2]);
  expect(answers.mock.calls).toEqual(all.map(({ template }) => [template, "en", "fr"]));
  expect(vi.mocked(keepAtHand).mock.calls[2]).toEqual(["inspiration:roti", "en", { ...open, onView: "on view" }]);
});

it("asks for the next words when the last ones are there, since they may reach the reading limit (R4.4)", async () => {
  let answer: (words: typeof open) => void = () => {};
  answers.mockImplementationOnce(() => {
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  const opening = openAllWords(all, "en", () => {});
  await Promise.resolve();
  expect(answers).toHaveBeenCalledTimes(1);
  answer(open);
  await opening;
  expect(answers).toHaveBeenCalledTimes(3);
});

it("goes on after what may not be read, or does not come, and counts it", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  answers.mockResolvedValueOnce(limited).mockRejectedValueOnce(new Error("offline"));
  expect(await openAllWords(all, "en", () => {})).toEqual({ limited: 1, failed: 1 });
  expect(keepAtHand).toHaveBeenCalledTimes(1);
});

it("counts words that have come in one language of two", async () => {
  answers.mockResolvedValueOnce({ ...open, second: { locale: "fr", hasFailed: true } });
  expect(await openAllWords(all, "en", () => {})).toEqual({ limited: 0, failed: 1 });
  expect(keepAtHand).toHaveBeenCalledTimes(3);
});
