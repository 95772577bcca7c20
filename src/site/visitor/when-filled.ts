interface Collection {
  subscribe: (listener: () => void) => () => void;
  isEmpty: () => boolean;
}

/** Shows a collection as soon as something is in it. Where that fails, as its code has not come, the next change asks again. */
export function whenFilled(collection: Collection, show: () => Promise<void>): void {
  let stop = () => {};
  const showIfFilled = () => {
    if (collection.isEmpty()) return;
    stop();
    show().catch(follow);
  };
  const follow = () => {
    stop = collection.subscribe(showIfFilled);
  };
  follow();
  showIfFilled();
}
