/** The English slugs of what the product begins with (R1.1), under which others know it; there may be more. */
export const promisedSlugs = {
  inspiration: wordsOf(`
    100-bad-ideas 1010-perfection-game 3-horizons 4ls 5-whys ansoff-matrix back-to-the-future balanced-scorecard
    blob-tree blob-tree-pin-on-image brainstorming brainwriting business-model-canvas create-your-character
    cross-sketches dotmocracy draw-me-a-sheep drop-add-keep-improve-daki eisenhower-matrix emoji-gauge
    emoji-review esvp feedback-door feedback-flash film-critic five-ws fun-facts gantt geo-games grow-method
    hot-air-balloon i-know-i-wonder impact-feasibility-matrix innovation-matrix introductions keywords lean-canvas
    learning-canvas legal-quiz liar-liar moscow offboarding-form office-explorer plus-delta postcard
    pre-training-questionnaire reverse-brainstorming rocket roti say-it-with-flowers scamper-method secret-story
    six-thinking-hats speed-car speedboat square-review starfish swot the-circle-of-influence the-duel-of-choices
    this-or-that timeline weather-report wheres-waldo who-is-who
  `),
  session: wordsOf(`
    360-hr-assessment daily-meeting green-challenge one-on-one performance-review qwl-barometer recurring squad
    training-default-session weekly-meeting
  `),
};

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/);
}
