import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Button, ButtonLink } from "./button.tsx";

const classOf = (markup: string) => /class="([^"]*)"/.exec(markup)?.[1]?.split(" ") ?? [];

describe("a button", () => {
  it("has one of three fills, plain unless told (R9.5)", () => {
    expect(classOf(renderToStaticMarkup(<Button>Go</Button>))).toContainEqual(expect.stringContaining("plain"));
    for (const fill of ["plain", "raw", "hollow"] as const) {
      expect(classOf(renderToStaticMarkup(<Button fill={fill}>Go</Button>))).toContainEqual(
        expect.stringContaining(fill),
      );
    }
  });

  it("does not send a form by accident, and looks the same as a link", () => {
    expect(renderToStaticMarkup(<Button>Go</Button>)).toContain('type="button"');
    const link = renderToStaticMarkup(
      <ButtonLink href="/" fill="hollow">
        Go
      </ButtonLink>,
    );
    expect(classOf(link)).toEqual(classOf(renderToStaticMarkup(<Button fill="hollow">Go</Button>)));
  });
});
