/**
 * How long the files of replaced builds are served: open pages still need them (platform.md 8: a chunk that fails to
 * load costs a full reload).
 */
import { uncompressedName } from './compressedFiles.rules.ts';

export interface BuildRecord {
  readonly id: string;
  /** Date of its first build, ISO 8601. */
  readonly at: string;
  /** Its files, relative to the client folder. */
  readonly files: readonly string[];
  /** Ids of the persisted operations that it sends; absent in records of before. */
  readonly operations?: readonly string[];
}

/** Two weeks: longer than a page is expected to stay open. Milliseconds. */
export const keptForMs = 14 * 24 * 60 * 60_000;

/**
 * The builds whose files are kept, oldest first: the new one, the previous one, and those replaced less than two weeks
 * ago. Rebuilding the same source is the same build.
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
