import { expect, it } from "vitest";
import { tellLeftOut } from "./left-out.ts";

const problemIn = (file: string) => ({ file, line: 2, field: "title", found: "nothing", expected: "write a text" });

it("names each template and piece of news that is left out once, and lists what the news lack", () => {
  const files = [
    "inspirations/omega/fr.yaml",
    "news/launch/fr.yaml",
    "inspirations/omega/de.yaml",
    "news/launch/de.yaml",
  ];
  expect(tellLeftOut(files.map((file) => problemIn(`content/${file}`)))).toEqual([
    "content/inspirations/omega is not shown: its English address tells what is left to write.",
    "content/news/launch is not shown:",
    "  content/news/launch/fr.yaml:2  title  found nothing, write a text",
    "  content/news/launch/de.yaml:2  title  found nothing, write a text",
  ]);
  expect(tellLeftOut([problemIn("content/news/Launch")])[0]).toBe("content/news/Launch is not shown:");
  expect(tellLeftOut([])).toEqual([]);
});
