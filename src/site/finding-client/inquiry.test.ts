import { afterEach, describe, expect, it, vi } from "vitest";
import { emptyQuery, type ListingQuery } from "../../domain/finding/listing-query.ts";
import type { ListingView } from "../../domain/finding/listing-view.ts";
import { type Card, cardsPerPage } from "../../domain/page.ts";
import { Inquiry, type InquiryState, isOpening, stateOf } from "./inquiry.ts";

const viewOf = (keyword: string, cards = 0, total = cards): ListingView => ({
  query: { ...emptyQuery, keyword },
  total,
  cards: Array<Card>(cards),
  counts: {},
  countsAlone: {},
  favouritesCount: 0,
  near: [],
  relaxations: [],
});

const searchFor = (keyword: string) => (query: ListingQuery) => ({ ...query, keyword });
const same = (query: ListingQuery) => query;

interface Answer {
  give: (view: ListingView) => void;
  fail: (error: Error) => void;
}

/** An inquiry whose answers come when the test gives them, in the order of the questions. */
function openInquiry(takeFailure: (error: unknown) => boolean = () => false) {
  const answers: Answer[] = [];
  const find = vi.fn<(query: ListingQuery, wanted: number) => Promise<ListingView>>(
    () => new Promise((give, fail) => answers.push({ give, fail })),
  );
  const states: InquiryState[] = [];
  const inquiry = new Inquiry(stateOf(viewOf("", cardsPerPage)), {
    find,
    show: (state) => states.push(state),
    takeFailure,
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { inquiry, answers, find, settle, last: () => states.at(-1) };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("an inquiry", () => {
  it.each(["step", "typing"] as const)("shows what is asked by %s, and its answer when it comes", async (manner) => {
    const { inquiry, answers, settle, last } = openInquiry();
    inquiry.ask(searchFor("swot"), manner);
    await settle();
    expect(last()).toMatchObject({ query: { keyword: "swot" }, view: { query: { keyword: "" } }, status: "loading" });
    answers[0]?.give(viewOf("swot"));
    await settle();
    expect(last()).toEqual(stateOf(viewOf("swot"), manner));
  });

  it("shows a choice in its box without delay, and no wait for letters that are answered a moment later (R2.13)", async () => {
    const show = vi.fn();
    const find = async ({ keyword }: ListingQuery) => viewOf(keyword);
    const inquiry = new Inquiry(stateOf(viewOf("")), { find, show });
    inquiry.ask(searchFor("swot"), "typing");
    expect(inquiry.query.keyword).toBe("swot");
    await new Promise((resolve) => setTimeout(resolve));
    expect(show.mock.calls).toEqual([[stateOf(viewOf("swot"), "typing")]]);
    inquiry.ask((query) => ({ ...query, favourites: true }), "step");
    expect(show).toHaveBeenLastCalledWith(expect.objectContaining({ status: "loading" }));
  });

  it("shows an answer that is at hand without a state in between", () => {
    const show = vi.fn();
    const inquiry = new Inquiry(stateOf(viewOf("")), { find: ({ keyword }) => viewOf(keyword), show });
    inquiry.ask(searchFor("swot"), "step");
    expect(show.mock.calls).toEqual([[stateOf(viewOf("swot"), "step")]]);
  });

  it("lets a newer question overtake an older one", async () => {
    const { inquiry, answers, settle, last } = openInquiry();
    inquiry.ask(searchFor("s"), "typing");
    inquiry.ask(searchFor("sw"), "typing");
    answers[1]?.give(viewOf("sw"));
    await settle();
    answers[0]?.give(viewOf("s"));
    await settle();
    expect(last()?.view.query.keyword).toBe("sw");
  });

  it("makes each change to what was asked last, answered or not", () => {
    const { inquiry, find } = openInquiry();
    inquiry.ask(searchFor("swot"), "typing");
    inquiry.ask((query) => ({ ...query, favourites: true }), "step");
    expect(find).toHaveBeenLastCalledWith({ ...emptyQuery, keyword: "swot", favourites: true }, cardsPerPage);
  });

  it("keeps the old results and what is asked where the new ones cannot be loaded", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { inquiry, answers, settle, last } = openInquiry();
    inquiry.ask(searchFor("swot"), "step");
    answers[0]?.fail(new Error("offline"));
    await settle();
    expect(last()).toMatchObject({ query: { keyword: "swot" }, view: { query: { keyword: "" } }, status: "failed" });
  });

  it("shows nothing of a failure that is dealt with otherwise, or belongs to an older question", async () => {
    const takeFailure = vi.fn(() => true);
    const { inquiry, answers, settle, last } = openInquiry(takeFailure);
    inquiry.ask(searchFor("s"), "typing");
    inquiry.ask(searchFor("sw"), "typing");
    answers[0]?.fail(new Error("old"));
    await settle();
    expect(takeFailure).not.toHaveBeenCalled();
    answers[1]?.fail(new Error("stale"));
    await settle();
    expect(takeFailure).toHaveBeenCalledTimes(1);
    expect(last()?.status).toBe("loading");
  });

  it("asks for another page of cards on top, and for the first page after anything else", async () => {
    const { inquiry, answers, find, settle } = openInquiry();
    inquiry.ask(same, "more");
    expect(find).toHaveBeenLastCalledWith(emptyQuery, 2 * cardsPerPage);
    answers[0]?.give(viewOf("", 30));
    await settle();
    inquiry.ask(same, "again");
    expect(find).toHaveBeenLastCalledWith(emptyQuery, 2 * cardsPerPage);
    inquiry.ask(searchFor("swot"), "typing");
    expect(find).toHaveBeenLastCalledWith({ ...emptyQuery, keyword: "swot" }, cardsPerPage);
  });

  it("asks for a whole page again where there was nothing: there may be something by now", async () => {
    const { inquiry, answers, find, settle } = openInquiry();
    inquiry.ask(searchFor("swot"), "step");
    answers[0]?.give(viewOf("swot"));
    await settle();
    inquiry.ask(same, "again");
    expect(find).toHaveBeenLastCalledWith({ ...emptyQuery, keyword: "swot" }, cardsPerPage);
  });

  it.each(["again", "more"] as const)(
    "asks %s in the manner of the question that is still open, so that its step is not lost",
    async (asked) => {
      const { inquiry, answers, find, settle, last } = openInquiry();
      inquiry.ask(searchFor("swot"), "step");
      inquiry.ask(same, asked);
      expect(find).toHaveBeenLastCalledWith({ ...emptyQuery, keyword: "swot" }, cardsPerPage);
      answers[1]?.give(viewOf("swot"));
      await settle();
      expect(last()?.manner).toBe("step");
    },
  );

  it("tries again in the manner of the question that failed, so that more cards come on top of those shown", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { inquiry, answers, find, settle, last } = openInquiry();
    inquiry.ask(same, "more");
    answers[0]?.fail(new Error("offline"));
    await settle();
    inquiry.ask(same, "again");
    expect(find).toHaveBeenLastCalledWith(emptyQuery, 2 * cardsPerPage);
    answers[1]?.give(viewOf("", 30));
    await settle();
    expect(last()).toMatchObject({ status: "shown", manner: "more" });
  });

  it("opens with what the address asks", async () => {
    const { inquiry, answers, find, settle, last } = openInquiry();
    inquiry.open({ ...emptyQuery, keyword: "swot" }, cardsPerPage);
    expect(find).toHaveBeenLastCalledWith({ ...emptyQuery, keyword: "swot" }, cardsPerPage);
    expect(isOpening(last() as InquiryState)).toBe(true);
    answers[0]?.give(viewOf("swot", cardsPerPage, 30));
    await settle();
    expect(last()).toEqual(stateOf(viewOf("swot", cardsPerPage, 30), "open"));
    expect(isOpening(last() as InquiryState)).toBe(false);
  });

  it("is opening until something is answered, whatever else is asked meanwhile", async () => {
    const { inquiry, answers, settle, last } = openInquiry();
    inquiry.open({ ...emptyQuery, keyword: "swot" }, cardsPerPage);
    inquiry.ask((query) => ({ ...query, sort: "name" }), "step");
    expect(last()).toMatchObject({ query: { keyword: "swot", sort: "name" }, manner: "open", status: "loading" });
    answers[1]?.give(viewOf("swot"));
    await settle();
    inquiry.ask(searchFor("swo"), "step");
    expect(last()).toMatchObject({ manner: "step", status: "loading" });
  });

  it("asks for as many cards once more as were wanted on opening", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { inquiry, answers, find, settle, last } = openInquiry();
    inquiry.open(emptyQuery, 2 * cardsPerPage);
    answers[0]?.fail(new Error("offline"));
    await settle();
    expect(isOpening(last() as InquiryState)).toBe(false);
    inquiry.ask(same, "again");
    expect(find).toHaveBeenLastCalledWith(emptyQuery, 2 * cardsPerPage);
    expect(isOpening(last() as InquiryState)).toBe(true);
  });

  it("drops the open question when a view comes from elsewhere", async () => {
    const { inquiry, answers, settle, last } = openInquiry();
    inquiry.ask(searchFor("swot"), "step");
    inquiry.adopt(viewOf("back"));
    answers[0]?.give(viewOf("swot"));
    await settle();
    expect(last()).toEqual(stateOf(viewOf("back")));
    expect(inquiry.query.keyword).toBe("back");
  });
});
