/**
 * How long the files of a build are served after the next one: pages that are open were built with them (platform.md 8:
 * a chunk that does not load costs a full reload, which is better never needed).
 */
import { uncompressedName } from './compressedFiles.rules.ts';

export interface BuildRecord {
  readonly id: string;
  /** When it was built first, ISO 8601. */
  readonly at: string;
  /** Files that belong to it, below the folder of the client. */
  readonly files: readonly string[];
}

/** Two weeks: longer than anybody leaves a shop open and expects it to go on. Milliseconds. */
export const keptForMs = 14 * 24 * 60 * 60_000;

/**
 * The builds whose files stay, oldest first: the new one, the one before it, and those that another one took the place
 * of less than two weeks ago. The same source built again is the same build.
 */
export function keptBuilds(
  before: readonly BuildRecord[],
  build: BuildRecord,
  keepMs = keptForMs,
): readonly BuildRecord[] {
  const last = before.at(-1);
  const all = last?.id === build.id ? before : [...before.filter(({ id }) => id !== build.id), build];
  const now = Date.parse(build.at);
  return all.filter((_, index) => {
    const next = all[index + 1];
    return next === undefined || now - Date.parse(next.at) < keepMs;
  });
}

/** Files that no kept build has, compressed or not. */
export function filesToDrop(present: readonly string[], kept: readonly BuildRecord[]): readonly string[] {
  const wanted = new Set(kept.flatMap(({ files }) => files));
  return present.filter((file) => !wanted.has(uncompressedName(file)));
}
