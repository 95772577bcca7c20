import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const beta = "inspirations/beta/fr.yaml";

describe("checkNames", () => {
  it("reports a name that another template of the kind has in the same language, whatever its capitals (R1.1)", async () => {
    const content = new TestContent().set(beta, "name", "étape Alpha");
    expect(await content.problems()).toEqual([
      content.problemAt(
        beta,
        "name:",
        "name",
        "'étape Alpha'",
        "write another name: content/inspirations/alpha/fr.yaml has this one",
      ),
    ]);
  });

  it("lets two languages or two kinds share a name, and asks of placeholders only that they are replaced", async () => {
    const shared = new TestContent()
      .set(beta, "name", "Fase alpha")
      .set("sessions/gamma/fr.yaml", "name", "Étape alpha");
    expect(await shared.problems()).toEqual([]);
    const todo = new TestContent()
      .set(beta, "name", "TODO: name")
      .set("inspirations/alpha/fr.yaml", "name", "TODO: name");
    expect((await todo.problems()).map(({ found }) => found)).toEqual(["a placeholder", "a placeholder"]);
  });
});
