import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { measureAccountCall } from "./measure-account-call.ts";
import { measureErasing } from "./measure-erasing.ts";
import { measureKills } from "./measure-kills.ts";
import { measureOverload } from "./measure-overload.ts";

const { values, positionals } = readArguments();

/** `npm run bench:platform -- --seconds 30 --kills 5 account-call`: shorter, and one part of it. */
const parts = {
  "account-call": () => measureAccountCall(atLeastOne("seconds")),
  overload: () => measureOverload(),
  kills: () => measureKills(atLeastOne("kills")),
  erasing: () => measureErasing(atLeastOne("events")),
};

const wanted = positionals.length > 0 ? positionals : Object.keys(parts);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0)
  fail(`There is no ${unknown.join(", ")} to measure. Choose from: ${Object.keys(parts).join(", ")}`);

const load = (loadavg()[0] ?? 0).toFixed(1);
console.log(`Node ${process.versions.node}, ${availableParallelism()} cores, load before the start ${load}`);
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.includes(name) && !(await measure())) process.exitCode = 1;
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        seconds: { type: "string", default: "300" },
        kills: { type: "string", default: "50" },
        events: { type: "string", default: "500000" },
      },
    });
  } catch {
    return fail("Write, such as: npm run bench:platform -- --seconds=30 --kills=5 account-call");
  }
}

function atLeastOne(option: keyof typeof values): number {
  const number = Number(values[option]);
  return Number.isInteger(number) && number > 0
    ? number
    : fail(`--${option} is "${values[option]}": write a whole number`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
