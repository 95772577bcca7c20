const files = new WeakMap<Promise<unknown>, string>();

/**
 * Around each `import()` of the built site, with the file that it asks for: an import that hangs or fails does not tell it. The bundler
 * puts it there, see `bundle-site.ts`.
 */
export function importFile<Module>(load: () => Promise<Module>, [file = ""]: readonly string[]): Promise<Module> {
  const importing = load();
  files.set(importing, file);
  return importing;
}

/** The address of the file that an import asks for. In development no bundler notes it, and it is that of the page. */
export function addressOf(importing: Promise<unknown>): string {
  return new URL(`/${files.get(importing) ?? ""}`, location.href).href;
}
