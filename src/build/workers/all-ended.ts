/** As `Promise.all`, but a failure is told only when nothing is being done any more: whoever hears of it clears up. */
export async function allEnded<Work extends readonly unknown[] | []>(work: Work) {
  await Promise.allSettled(work);
  return Promise.all(work);
}
