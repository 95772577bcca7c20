import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accounts } from "../database/schema.ts";
import { testDatabases } from "../test-databases.ts";
import { makePerson, startTestPlatform, type TestPlatform, unlimited } from "../test-platform.ts";
import type { Account } from "./accounts.ts";
import type { Link } from "./mail-tokens.ts";

describe.each(testDatabases)("a change of what opens an account, over $name", (testDatabase) => {
  let test: TestPlatform;
  beforeAll(async () => {
    test = await startTestPlatform(testDatabase, { attemptRules: unlimited });
  });
  afterAll(() => test.close());

  const make = (person = makePerson()) => {
    const { accounts: all, now } = test.services;
    return all.findOrCreate(person, person.name, now());
  };
  const linkTo = ({ id, email }: Account, link: Partial<Link> = {}): Link => ({
    purpose: "prove",
    email,
    accountId: id,
    passwordHash: null,
    ...link,
  });
  const prove = (link: Link, passwordHash?: Buffer) =>
    test.services.accountChanges.prove({ link, passwordHash }, test.services.now());
  const rowsOf = (email: string) => test.database.select().from(accounts).where(eq(accounts.email, email));

  it("leaves one account, where two of one address are proven at the same moment", async () => {
    for (let time = 0; time < 10; time += 1) {
      const person = makePerson();
      const both = [await make(person), await make({ ...person, password: "another sentence" })];
      // One may have to end so that the other can go on.
      await Promise.allSettled(both.map((account) => prove(linkTo(account))));
      const rows = await rowsOf(person.email);
      expect(rows).toHaveLength(1);
      expect(rows[0]?.provenAt).not.toBeNull();
    }
  });

  it("proves an account although somebody signs up with its address at the same moment", async () => {
    const person = makePerson();
    const account = await make(person);
    const strangers = Array.from({ length: 10 }, (_, turn) =>
      make({ ...person, password: `a stranger's word ${turn}` }),
    );
    const [proven] = await Promise.all([prove(linkTo(account)), ...strangers.map((each) => each.catch(() => {}))]);
    expect(proven).toMatchObject({ id: account.id });
  });

  it("takes no account back to an address that it has left", async () => {
    const account = await make();
    const { email } = makePerson();
    await prove(linkTo(account, { purpose: "move", email, passwordHash: Buffer.from("moved") }));
    expect(await prove(linkTo(account))).toBeUndefined();
    expect(await prove(linkTo(account, { purpose: "reset" }), Buffer.from("reset"))).toBeUndefined();
    expect(await test.services.accounts.findById(account.id)).toMatchObject({ email });
  });

  it("lets no sign-in begin with the password that was right before", async () => {
    const { signIns, accountChanges, now } = test.services;
    const account = await make();
    const changed = await accountChanges.changePassword(account.id, Buffer.from("new"));
    expect(await signIns.start(account, [], now())).toBeUndefined();
    expect(await signIns.start(changed as Account, [], now())).toEqual(expect.any(String));
  });

  it("ends sign-ins that begin at the same moment, when the password changes", async () => {
    const { signIns, accountChanges, now } = test.services;
    for (let time = 0; time < 10; time += 1) {
      const account = await make();
      const begun = Array.from({ length: 5 }, () => signIns.start(account, [], now()));
      await accountChanges.changePassword(account.id, Buffer.from("new"));
      for (const token of await Promise.all(begun))
        expect(token && (await signIns.find([token], now()))).toBeUndefined();
    }
  });
});
