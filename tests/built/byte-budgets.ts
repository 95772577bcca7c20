/** In bytes, as they go over the wire: as the build compresses them, and fonts as they are. */
export const byteBudgets = {
  /** The words of a template's page on its sources, its example and what to talk about are part of it, and so is the way to a plan. */
  "JavaScript of a first view": 81_400,
  "JavaScript of a listing's first view": 91_900,
  /**
   * With all that comes once the page stands, and what is fetched ahead for the pages that its header leads to; with what fetches a page
   * as soon as its link is pressed, which saves 80 ms of a slow line, and what opens the board and closes the contents. Of it, the page of
   * favourites, to which the header leads as well, is 4,800; 300 of that are what reads files, which it shares with plans.
   */
  "JavaScript of a visit of a template page": 123_600,
  /**
   * With the addresses of the lists of slugs, with what gives the page on view its address back where another does not arrive, and with
   * what shows pages as they were built, lays them out in turn and brings them to life. What asks for a comparison, and for its tray once
   * there is something in it, is 400.
   */
  "JavaScript to move on": 6_000,
  "JavaScript and CSS of the account": 2_900,
  "JavaScript and CSS of the sign-in dialog": 2_300,
  "JavaScript and CSS of consent": 3_800,
  /** What keeps an answer. */
  "JavaScript of an answer to consent": 8_400,
  "JavaScript of analytics": 4_096,
  /** What draws the QR code on the paper and writes calendar files is part of it. All of it comes when the page of a plan is idle. */
  "JavaScript and CSS of taking a plan along": 11_000,
  /** The code that reads a plan's address is part of it, and does not come a second time with the page of plans. */
  "JavaScript and CSS of the plan's tray": 4_500,
  CSS: 11_750,
  HTML: 18_000,
  /** With the cards of 26 days, three boards as drawings, and links to all situations. */
  "HTML of the home page": 24_500,
  "HTML, CSS and JavaScript of a listing": 123_000,
  /** All code that composes a plan: its blocks, fitting and warning, finding templates, and the words of all of it. */
  "JavaScript of a plan's first view": 96_000,
  /** The file of all templates of the language, as a plan shows them, is part of it. */
  "HTML, CSS, JavaScript and templates of a plan": 126_700,
  /** With the page as HTML, which stands there in less than half the time that it would take to draw it. */
  "data file": 14_000,
  "data file of the home page": 20_500,
  font: 40_000,
};
