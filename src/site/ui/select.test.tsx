import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Select } from "./select.tsx";

const agile = { id: "agile" };
const people = { id: "people" };

describe("a select", () => {
  it("takes texts as values (R5.1)", () => {
    const options = [
      { value: "date", label: "By date" },
      { value: "name", label: "By name" },
    ];
    const markup = renderToStaticMarkup(<Select label="Sort" options={options} value="name" onChange={() => {}} />);
    expect(markup).toContain('<option value="name" selected="">By name</option>');
  });

  it("takes objects as values, and tells them apart by what they are (R5.1)", () => {
    const options = [
      { value: agile, label: "Agile" },
      { value: people, label: "People" },
    ];
    const markup = renderToStaticMarkup(<Select label="Desk" options={options} value={people} onChange={() => {}} />);
    expect(markup).toContain('selected="">People</option>');
  });
});
