/**
 * Whether the visitor waits for an answer that a part of the page is to show. Such a part says so itself, for screen readers
 * (`aria-busy`). What is fetched ahead waits meanwhile, so that it takes no bandwidth from the answer.
 */
export function isAnswerAwaited(): boolean {
  return document.querySelector("#app [aria-busy=true]") !== null;
}
