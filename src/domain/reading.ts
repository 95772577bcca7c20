import { isTemplateReference, type TemplateReference } from "./template.ts";

/** The templates that an anonymous visitor has read in full, as the browser remembers them (R4.3). */
export interface Readings {
  count: number;
  /** The templates that were counted, so that a reload, going back and another language do not count again. */
  templates: readonly TemplateReference[];
}

/**
 * Whether only the beginning of a template is shown, because the limit is reached. A template that was read in full once
 * stays open.
 */
export function isReadingBlocked({ count, templates }: Readings, template: TemplateReference, limit: number): boolean {
  return count >= limit && !templates.includes(template);
}

/** The readings with a template that stands on view. A blocked one is not read, and does not count. */
export function countReading(readings: Readings, template: TemplateReference, limit: number): Readings {
  const { count, templates } = readings;
  if (templates.includes(template) || isReadingBlocked(readings, template, limit)) return readings;
  return { count: count + 1, templates: [...templates, template] };
}

/** Reads stored readings. Any script may have written them: nonsense is taken for none. */
export function parseReadings(count: string | null, templates: string | null): Readings {
  return {
    count: /^\d{1,9}$/.test(count ?? "") ? Number(count) : 0,
    templates: (templates ?? "").split(" ").filter(isTemplateReference),
  };
}

export function formatTemplates(templates: readonly TemplateReference[]): string {
  return templates.join(" ");
}
