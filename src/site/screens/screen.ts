import type { ReactNode } from "react";
import type { PageContext, PageData } from "../../domain/page.ts";

export interface ScreenProps<Data extends PageData = PageData> {
  data: Data;
  context: PageContext;
}

// Each screen takes the data of its own name only; the page's data and its screen are always chosen together.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Screen = (props: ScreenProps<any>) => ReactNode;
