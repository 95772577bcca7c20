/** How often each file has failed. */
const failures: Record<string, number> = {};

/**
 * Makes an import of which every try asks for the file. Chromium, up to 150 at least, remembers one that has failed by its address, as
 * long as the document: each further try goes by another address of the same file. The bundler writes all imports in this way.
 */
export async function importAgain<Module>(
  load: (addressOf: (file: string) => string) => Promise<Module>,
): Promise<Module> {
  let asked = "";
  try {
    return await load((file) => {
      asked = file;
      return failures[file] ? `${file}#${failures[file]}` : file;
    });
  } catch (error) {
    failures[asked] = (failures[asked] ?? 0) + 1;
    throw error;
  }
}
