/** The code that is loaded once there is a plan to take along. */
export { PlanPaper } from "./paper/plan-paper.tsx";
export { readPlanFile } from "./plan-file.ts";
export { TakeAlongDialog } from "./take-along-dialog.tsx";
