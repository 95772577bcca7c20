import { z } from "zod";
import { slug } from "./text.ts";

export const homeBoards = z.array(slug).min(1).max(3);
