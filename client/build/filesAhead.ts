/** Files that links prefetch of a screen, for the route rules (navigation/version/RouteRules.ts). */
import { filesToPreload } from './scriptChunks.ts';

export interface ImportingChunk {
  file: string;
  imports?: readonly string[];
  css?: readonly string[];
}

/**
 * @param modules of each rule, as the manifest names them.
 * @returns the rules with their files: those of the modules and of what these import, without what every page has.
 */
export function filesAhead<Rule extends object>(
  rules: Readonly<Record<string, Rule>>,
  modules: Readonly<Record<string, readonly string[]>>,
  manifest: Readonly<Record<string, ImportingChunk>>,
): Record<string, Rule & { files?: string[] }> {
  const filesOf = (pattern: string): string[] => {
    const ids = new Set(modules[pattern]);
    for (const id of ids) for (const inner of manifest[id]?.imports ?? []) ids.add(inner);
    const chunks = [...ids].flatMap((id) => manifest[id] ?? []);
    return [
      ...new Set([
        ...filesToPreload(chunks.map(({ file }) => file)),
        ...chunks.flatMap(({ file, css = [] }) => (filesToPreload([file]).length > 0 ? css : [])),
      ]),
    ];
  };
  return Object.fromEntries(
    Object.entries(rules).map(([pattern, rule]) => {
      const files = filesOf(pattern);
      return [pattern, files.length > 0 ? { ...rule, files } : rule];
    }),
  );
}
