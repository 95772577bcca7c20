import type { Wait } from "../accounts/throttle.ts";
import type { Database } from "../database/open-database.ts";
import type { Settings } from "../environment.ts";
import { DiskReserve } from "./disk-reserve.ts";
import { EventBudget } from "./event-budget.ts";

type RoomSettings = Pick<Settings, "databasePlace" | "diskReserveBytes" | "eventBytesPerDay">;

/** A disk may have room again as soon as somebody has made some. */
const waitForDisk: Wait = { retryAfterSeconds: 10 * 60 };

/** Keeps events from taking what accounts and everything else need: of all networks together, which no limit of one can. */
export class EventRoom {
  readonly #disk: DiskReserve;
  readonly #budget: EventBudget;
  /** What was told last, because an operator wants to know it once. */
  #told: string | undefined;

  constructor(database: Database, { databasePlace, diskReserveBytes, eventBytesPerDay }: RoomSettings) {
    this.#disk = new DiskReserve("folder" in databasePlace ? databasePlace.folder : undefined, diskReserveBytes);
    this.#budget = new EventBudget(database, eventBytesPerDay);
  }

  /** Counts bytes that are about to be stored, or returns how long to wait. */
  async take(bytes: number): Promise<Wait | undefined> {
    if (await this.#disk.isReached()) {
      this.#tell("Events are refused, because the disk is nearly full: make room, or see DISK_RESERVE_MB.");
      return waitForDisk;
    }
    const wait = await this.#budget.take(bytes);
    this.#tell(wait && "Events are refused, because there were as many within a day as EVENTS_MB_PER_DAY allows.");
    return wait;
  }

  #tell(problem: string | undefined): void {
    if (problem === this.#told) return;
    this.#told = problem;
    console.error(problem ?? "Events are stored again.");
  }
}
