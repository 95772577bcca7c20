/** How long each stage of some work took, in milliseconds. */
export class Stopwatch {
  readonly stages = new Map<string, number>();

  async time<Value>(stage: string, work: () => Value | Promise<Value>): Promise<Value> {
    const started = performance.now();
    try {
      return await work();
    } finally {
      this.stages.set(stage, performance.now() - started);
    }
  }
}
