import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import { erasePerson } from "../../src/platform/erasing/erase-person.ts";
import { exportPerson } from "../../src/platform/erasing/export-person.ts";
import { findPerson } from "../../src/platform/erasing/person.ts";
import { attributeEvents } from "../../src/platform/events/attribute-events.ts";
import { withMigrationsUntil } from "../../src/platform/test-migrations.ts";
import { isServerTested, makeServerDatabase } from "../../src/platform/test-postgres.ts";
import { printTable } from "../print-table.ts";

/** The last version that did not note whose an event is. */
const earlierVersion = "0006_plans";

const email = "nora@example.org";
const noraEvents = 5_000;
const eventsPerDevice = 10;

/** As the site sends them. */
const event = (device: string, person: string) => `'{"device_id":"' || ${device} || '",' || ${person} || ',
  "timestamp":1795773789166,"event_id":12,"session_id":1795773780000,"event_type":"inspirations:content-view","version_name":"0.7.19",
  "platform":"Web","os_name":null,"os_version":null,"device_model":null,"device_manufacturer":null,"language":"fr","carrier":null,
  "api_properties":{},"event_properties":{"routeName":"inspiration","fullPath":"/fr/inspiration/speed-boat/?from=home#steps"},
  "uuid":"' || gen_random_uuid() || '","library":{"name":"marelle","version":"0.7.19"},"sequence_number":12,"groups":{},
  "group_properties":{},"user_agent":null}'`;

const named = (id: string, address: string) =>
  `'"user_id":"' || ${id} || '","user_properties":{"id":"' || ${id} || '","hasSignedUp":true,"email":"' || ${address} || '"}'`;
const unnamed = `'"user_id":null,"user_properties":{}'`;

const rows = (text: string, count: number) =>
  `insert into events select gen_random_uuid(), 'inspirations', 'inspirations:content-view', 0, now() - number * interval '10 seconds', ${text}
    from generate_series(1, ${count}) number`;

const ofVisitors = event(
  `md5((number / ${eventsPerDevice})::text)`,
  `case when number % 5 = 0 then ${named("md5(number::text)", "'person' || number || '@example.org'")} else ${unnamed} end`,
);
const ofNora = event(
  "'nora ' || number % 3",
  `case when number % 10 > 0 then ${named("'nora'", `'${email}'`)} else ${unnamed} end`,
);

async function withClient<Result>(url: string, use: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Fills the tables of the earlier version. */
export const fillEarlierDatabase = (url: string, events: number) =>
  withClient(url, async (client) => {
    await withMigrationsUntil(earlierVersion, (migrationsFolder) => migrate(drizzle(client), { migrationsFolder }));
    const people = Math.ceil(events / 20);
    for (const statement of [
      `insert into accounts select gen_random_uuid(), 'person' || number || '@example.org', 'x', 'P', 'P', now()
        from generate_series(1, ${people}) number`,
      `insert into accounts values (gen_random_uuid(), '${email}', 'x', 'Nora', 'Nora', now())`,
      "insert into sign_ins select decode(md5(id::text), 'hex'), id, now(), now() from accounts",
      "insert into known_browsers (token_hash, account_id, last_used_at) select decode(md5(id::text), 'hex'), id, now() from accounts",
      rows(ofVisitors, events),
      rows(ofNora, noraEvents),
      "vacuum analyze",
    ])
      await client.query(statement);
  });

/** Erases somebody among many events, which an earlier version has stored. False where anything of theirs is left. */
export async function measureErasing(events: number): Promise<boolean> {
  if (!isServerTested) throw new Error("There is no PostgreSQL here: install it, or set TEST_DATABASE_URL");
  const { url, remove } = await makeServerDatabase();
  const times: [string, string][] = [];
  const time = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    const started = performance.now();
    const result = await work();
    times.push([what, ((performance.now() - started) / 1000).toFixed(2)]);
    return result;
  };
  try {
    await fillEarlierDatabase(url, events);
    times.push(["GB of events, with indexes", await readGigabytes(url)]);
    const { database, close } = await time("bringing the tables up to date", () => openDatabase({ url }));
    await time("noting whose the events are, while everything goes on", () => attributeEvents(database));
    times.push(["GB of events, with indexes, after that", await readGigabytes(url)]);
    const read = async () => {
      let bytes = 0;
      for await (const piece of exportPerson(database, await findPerson(database, email))) bytes += piece.length;
      return bytes;
    };
    const bytes = await time(`exporting ${noraEvents} events of somebody`, read);
    const erased = await time("erasing them", () => erasePerson(database, email));
    await time("erasing somebody who has no events", () => erasePerson(database, "nobody@example.org"));
    await close();
    printTable(`${events} events on PostgreSQL`, ["", "seconds, or as said"], times);
    console.log(`\nErased: ${JSON.stringify(erased)}; exported: ${bytes} characters`);
    return erased.events === noraEvents && erased.accounts === 1;
  } finally {
    await remove();
  }
}

const readGigabytes = (url: string) =>
  withClient(url, async (client) => {
    const { rows: found } = await client.query("select pg_total_relation_size('events') / 1e9 as size");
    return Number(found[0].size).toFixed(2);
  });
