/** What a visitor needs of a browser, in the least that two protocols have in common. */
export interface Engine {
  /** With its version. */
  readonly name: string;
  /** Loads a document, until all that it loads by itself is there. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the document, or in the frame that was entered. What goes in and comes out is JSON. */
  run<Input extends unknown[], Output>(work: (...input: Input) => Output, ...input: Input): Promise<Awaited<Output>>;
  /** Clicks in the middle of the element that a function finds. Returns whether it has found one. */
  click<Input extends unknown[]>(find: (...input: Input) => Promise<Element | null>, ...input: Input): Promise<boolean>;
  /** Presses and releases keys: characters, or those of https://www.w3.org/TR/webdriver2/#keyboard-actions. */
  type(keys: string): Promise<void>;
  /** The following is done in the document's only frame, until it is left again. */
  enterFrame(): Promise<void>;
  leaveFrame(): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** The page on paper, where the engine can be asked for it. */
  print?(): Promise<Buffer>;
  /** The errors of scripts so far, where the engine tells them. */
  readonly errors?: readonly string[];
  close(): Promise<void>;
}

/** The presses of keys, as both protocols name them. */
export function keyActions(keys: string) {
  const actions = [...keys].flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return [{ type: "key", id: "keyboard", actions }];
}

/** The source of a function that is called with its input as JSON. */
export function calledWithJson(work: (...input: never[]) => unknown): string {
  return `async (input) => (${work})(...JSON.parse(input))`;
}
