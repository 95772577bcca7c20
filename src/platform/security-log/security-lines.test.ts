import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CannotStartError } from "../cannot-start.ts";
import { checkSecurityLines, openSecurityLines } from "./security-lines.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "security-"));
  file = path.join(folder, "security.log");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the lines of the security log", () => {
  it("go to standard error without a file", () => {
    const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    openSecurityLines(undefined)("{}");
    expect(write.mock.calls).toEqual([["{}\n"]]);
    write.mockRestore();
  });

  it("are added to a file that this user alone reads, and to a new one where it was put aside", () => {
    const write = openSecurityLines(file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    write("1");
    openSecurityLines(file)("2");
    expect(readFileSync(file, "utf8")).toBe("1\n2\n");
    renameSync(file, `${file}.1`);
    write("3");
    expect(readFileSync(file, "utf8")).toBe("3\n");
  });

  it("are lost nowhere when the file cannot be written any more, which is said once", () => {
    const write = openSecurityLines(file);
    rmSync(folder, { recursive: true });
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const standard = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    write("1");
    write("2");
    expect(error.mock.calls).toEqual([[expect.stringMatching(/^SECURITY_LOG cannot be written, .* ENOENT/)]]);
    expect(standard.mock.calls).toEqual([["1\n"], ["2\n"]]);
    error.mockRestore();
    standard.mockRestore();
  });

  it("keep the platform from starting where the file cannot be made, which --check says without making one", () => {
    const nowhere = path.join(folder, "none/security.log");
    for (const attempt of [openSecurityLines, checkSecurityLines]) {
      expect(() => attempt(nowhere)).toThrow(CannotStartError);
      expect(() => attempt(nowhere)).toThrow(/^SECURITY_LOG is ".*": write a file/);
    }
    checkSecurityLines(file);
    checkSecurityLines(undefined);
    expect(existsSync(file)).toBe(false);
  });
});
