import { tagManagerOrigin } from "../../domain/consent.ts";

/** R7.5. To be called after consent alone. */
export function loadTagManager(id: string): void {
  Object.assign(window, { dataLayer: [{ event: "gtm.js", "gtm.start": Date.now() }] });
  const script = document.createElement("script");
  script.async = true;
  script.src = `${tagManagerOrigin}/gtm.js?id=${id}`;
  document.head.append(script);
}
