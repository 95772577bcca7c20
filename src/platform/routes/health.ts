import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Database } from "../database/open-database.ts";
import { refuse, shortWait } from "../http/refuse.ts";
import type { Services } from "../services.ts";

/** Balancers wait about this long, which is much less than the time limit of a query. */
const longestMs = 2_000;

/** For balancers and supervisors, which may ask often: it counts no attempts and logs nothing. */
export function health({ database }: Pick<Services, "database">): Hono {
  const routes = new Hono();
  // Requests at the same time share one query, so that they take no connections from visitors.
  let asked: Promise<boolean> | undefined;
  routes.get("/health", async (context) => {
    asked ??= answersInTime(database).finally(() => {
      asked = undefined;
    });
    return (await asked) ? context.text("The platform is well.\n") : refuse(context, 503, "busy", shortWait);
  });
  return routes;
}

async function answersInTime(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, longestMs, false);
  });
  const answer = database.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const isInTime = await Promise.race([answer, late]);
  clearTimeout(timer);
  return isInTime;
}
