import { type SQL, sql } from "drizzle-orm";
import type { Database } from "./database/open-database.ts";

export interface TestPerson {
  accountId: string;
  email: string;
}

interface Column {
  table: string;
  column: string;
  type: string;
}

export type Row = Record<string, unknown>;

const ask = async (database: Database, query: SQL) => ((await database.execute(query)) as { rows: Row[] }).rows;

/** The columns of all tables, of whichever version of the schema. */
export async function readColumns(database: Database): Promise<Column[]> {
  const columns = sql`select table_name as table, column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public' order by table_name <> 'accounts', table_name, ordinal_position`;
  return (await ask(database, columns)) as unknown as Column[];
}

/** Adds a row to each table, of this person where it can be anybody's. */
export async function fillTables(database: Database, person: TestPerson): Promise<void> {
  const columns = await readColumns(database);
  for (const table of new Set(columns.map((each) => each.table))) {
    const own = columns.filter((each) => each.table === table);
    const names = own.map(({ column }) => sql.identifier(column));
    const values = own.map((column) => valueFor(column, person));
    await database.execute(
      sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)}) on conflict do nothing`,
    );
  }
}

function valueFor({ column, type }: Column, { accountId, email }: TestPerson): SQL {
  switch (type) {
    case "uuid":
      return sql`${accountId}`;
    case "bytea":
      return sql`${Buffer.from(`${column} of ${email}`)}`;
    case "bigint":
    case "integer":
      return sql`1`;
    case "boolean":
      return sql`true`;
    case "timestamp with time zone":
      return sql`'2026-01-02T03:04:05Z'`;
    case "text":
      return sql`${textFor(column, { accountId, email })}`;
    default:
      throw new Error(`Say what a test writes into a column of the type ${type}`);
  }
}

function textFor(column: string, { accountId, email }: TestPerson): string {
  if (column === "email") return email;
  if (column === "user_id") return accountId;
  if (column === "event") return JSON.stringify({ user_id: accountId, user_properties: { email } });
  return `${column} of ${email}`;
}

/** All rows of all tables, as text. */
export async function readTables(database: Database): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  const names = (await readColumns(database)).map(({ table }) => table);
  for (const table of new Set(names)) {
    const rows = await ask(database, sql`select row_to_json(each) as row from ${sql.identifier(table)} each`);
    tables[table] = rows.map(({ row }) => JSON.stringify(row)).sort();
  }
  return tables;
}
