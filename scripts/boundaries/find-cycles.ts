/** Finds import cycles, such as `["a", "b", "a"]`: one for each import that closes a cycle. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const way: string[] = [];

  const visit = (node: string): void => {
    const start = way.indexOf(node);
    if (start !== -1) {
      cycles.push([...way.slice(start), node]);
      return;
    }
    if (finished.has(node)) return;
    way.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    way.pop();
    finished.add(node);
  };

  for (const node of graph.keys()) visit(node);
  return cycles;
}
