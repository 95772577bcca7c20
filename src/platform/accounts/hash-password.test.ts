import { createHmac, randomBytes } from "node:crypto";
import { verify } from "@node-rs/argon2";
import { describe, expect, it, vi } from "vitest";
import { PasswordHasher } from "./hash-password.ts";

const secret = randomBytes(32);
const email = "nora@example.org";

const hasher = (concurrent = 1, waiting = 100) => new PasswordHasher(secret, { concurrent, waiting });

/** Like the platform, which refuses an attempt without a place before it hashes. */
const visit = (hasher: PasswordHasher, password: string) => hasher.withPlace(() => hasher.hash(email, password));

describe("PasswordHasher", () => {
  it("makes Argon2id of 19 MiB, two passes and one lane", async () => {
    const hash = await hasher().hash(email, "a short sentence");
    const salt = createHmac("sha256", secret).update(email).digest().subarray(0, 16);
    const base64 = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
    const encoded = `$argon2id$v=19$m=19456,t=2,p=1$${base64(salt)}$${base64(hash)}`;
    expect(await verify(encoded, "a short sentence")).toBe(true);
    expect(await verify(encoded, "another sentence")).toBe(false);
  });

  it("depends on the address, the password and the platform's secret, and on nothing else", async () => {
    const first = await hasher().hash(email, "a short sentence");
    expect(await hasher().hash(email, "a short sentence")).toEqual(first);
    expect(await hasher().hash("other@example.org", "a short sentence")).not.toEqual(first);
    expect(await hasher().hash(email, "a short sentence ")).not.toEqual(first);
    const elsewhere = new PasswordHasher(randomBytes(32), { concurrent: 1, waiting: 1 });
    expect(await elsewhere.hash(email, "a short sentence")).not.toEqual(first);
  });

  it("serves those who wait in the order in which they came", async () => {
    const one = hasher(1);
    const done: number[] = [];
    await Promise.all([0, 1, 2, 3, 4].map((turn) => one.hash(email, `turn ${turn}`).then(() => done.push(turn))));
    expect(done).toEqual([0, 1, 2, 3, 4]);
  });

  it("computes so many at once, lets so many wait, and refuses more at once", async () => {
    const small = hasher(2, 3);
    const results = await Promise.all(Array.from({ length: 9 }, (_, turn) => visit(small, `turn ${turn}`)));
    expect(results.map((hash) => hash?.length)).toEqual([...Array(5).fill(32), ...Array(4).fill(undefined)]);
  });

  it("recovers: when the crowd is gone, the next one is served", async () => {
    const small = hasher(1, 1);
    await Promise.all(Array.from({ length: 20 }, () => visit(small, "a crowd")));
    await expect(visit(small, "the next one")).resolves.toHaveLength(32);
  });

  it("frees the place of one that fails", async () => {
    const small = hasher(1, 1);
    const failing = undefined as unknown as string;
    for (let turn = 0; turn < 3; turn += 1) await expect(visit(small, failing)).rejects.toThrow("String");
    const [first, second] = await Promise.allSettled([visit(small, failing), visit(small, "the next one")]);
    expect([first?.status, second?.status]).toEqual(["rejected", "fulfilled"]);
  });

  it("runs nothing of what it has no place for, and gives a place to the next one as soon as one is left", async () => {
    const small = hasher(1, 0);
    let leave: () => void = () => {};
    const first = small.withPlace(() => new Promise<void>((resolve) => (leave = resolve)));
    const turnedAway = vi.fn<() => Promise<void>>();
    expect(await small.withPlace(turnedAway)).toBeUndefined();
    expect(turnedAway).not.toHaveBeenCalled();
    leave();
    await first;
    await expect(small.withPlace(async () => "here")).resolves.toBe("here");
  });

  it("leaves the main thread to others meanwhile", async () => {
    let turns = 0;
    const hashes = Promise.all([1, 2, 3].map((turn) => hasher().hash(email, `turn ${turn}`)));
    const isDone = hashes.then(() => true);
    while (!(await Promise.race([isDone, new Promise<false>((resolve) => setImmediate(resolve, false))]))) turns += 1;
    expect(turns).toBeGreaterThan(5);
  });
});
