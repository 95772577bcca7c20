/** How long each stage of some work took, in milliseconds. A stage may come in several pieces. */
export class Stopwatch {
  readonly stages = new Map<string, number>();

  async time<Value>(stage: string, work: () => Value | Promise<Value>): Promise<Value> {
    const started = performance.now();
    try {
      return await work();
    } finally {
      this.#add(stage, performance.now() - started);
    }
  }

  /** The same values; what it takes to make each of them counts. */
  *timeEach<Value>(stage: string, values: Iterable<Value>): Generator<Value> {
    let started = performance.now();
    for (const value of values) {
      this.#add(stage, performance.now() - started);
      yield value;
      started = performance.now();
    }
    this.#add(stage, performance.now() - started);
  }

  #add(stage: string, milliseconds: number): void {
    this.stages.set(stage, (this.stages.get(stage) ?? 0) + milliseconds);
  }
}
