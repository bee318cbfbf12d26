/**
 * `schema/CHANGELOG.md`: an entry for each commit that changed the schema, by day. An entry is identified by the day and
 * the subject of its commit, which rebasing keeps. `npm run schema` adds the missing ones.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { changelogEntry } from './changelogEntry.ts';
import { schemaCommits, schemasOf, type SchemaCommit } from './schemaHistory.ts';

export const CHANGELOG = 'schema/CHANGELOG.md';

interface Changelog {
  /** What stands above the first entry. */
  head: string;
  /** Entries by day and subject, in the file's order. */
  entries: ReadonlyMap<string, string>;
}

type Dated = Pick<SchemaCommit, 'day' | 'subject'>;

const keyOf = ({ day, subject }: Dated): string => `${day} ${subject}`;

function readChangelog(text: string): Changelog {
  const [head = '', ...days] = text.split(/^## /m);
  const entries = new Map<string, string>();
  for (const part of days) {
    const day = part.slice(0, 10);
    for (const entry of part.split(/^### /m).slice(1)) {
      const [subject = '', ...lines] = entry.split('\n');
      entries.set(keyOf({ day, subject }), lines.join('\n').trim());
    }
  }
  return { head: head.trim(), entries };
}

/** Days newest first, and within a day the newest commit first. */
function writtenChangelog(
  head: string,
  commits: readonly Dated[],
  entries: ReadonlyMap<string, string>,
): string {
  const blocks = [head];
  const byDay = Map.groupBy(commits, ({ day }) => day);
  for (const [day, dated] of [...byDay].toSorted(([one], [other]) => (one < other ? 1 : -1))) {
    blocks.push(`## ${day}`);
    for (const subject of new Set(dated.map((commit) => commit.subject)))
      blocks.push(`### ${subject}`, entries.get(keyOf({ day, subject })) ?? '');
  }
  return `${blocks.join('\n\n')}\n`;
}

/**
 * The commits that belong into the changelog: down to its oldest entry, which is the file's last one. Null when that
 * commit is not among them, as in a shallow clone, where nothing can be said.
 */
function coveredCommits(
  { entries }: Changelog,
  history: readonly SchemaCommit[],
): readonly SchemaCommit[] | null {
  const oldest = [...entries.keys()].at(-1);
  const last = history.findLastIndex((commit) => keyOf(commit) === oldest);
  return last === -1 ? null : history.slice(0, last + 1);
}

function missingEntries({ entries }: Changelog, commits: readonly SchemaCommit[]): SchemaCommit[] {
  return commits.filter((commit) => !entries.has(keyOf(commit)));
}

export interface ChangelogState {
  /** Subjects of commits that the base has, and the changelog lacks. */
  stale: readonly string[];
  /** The same of commits since the base. */
  own: readonly string[];
}

/** Which entries are missing. @param root the project's folder, with trailing slash. */
export function changelogState(root: string, base: string): ChangelogState {
  const changelog = readFile(root);
  const missing = missingEntries(changelog, coveredCommits(changelog, schemaCommits(root, 'HEAD')) ?? []);
  const since = new Set(schemaCommits(root, `${base}..HEAD`).map(({ revision }) => revision));
  const subjects = (isOwn: boolean): string[] =>
    missing.filter(({ revision }) => since.has(revision) === isOwn).map(({ subject }) => subject);
  return { stale: subjects(false), own: subjects(true) };
}

function readFile(root: string): Changelog {
  const file = `${root}${CHANGELOG}`;
  return readChangelog(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

/** Adds the missing entries to the file, and removes those of commits that were dropped or renamed. */
export async function updateChangelog(root: string): Promise<void> {
  const changelog = readFile(root);
  const commits = coveredCommits(changelog, schemaCommits(root, 'HEAD'));
  if (commits === null) return;
  const entries = new Map(changelog.entries);
  const missing = Map.groupBy(missingEntries(changelog, commits), keyOf);
  for (const [key, same] of missing) {
    const lines: string[] = [];
    for (const { revision, approvals } of same.toReversed()) {
      const { before, after } = schemasOf(root, revision);
      if (before !== null && after !== null)
        lines.push(...(await changelogEntry({ before, after, approvals })));
    }
    entries.set(key, lines.join('\n'));
  }
  writeFileSync(`${root}${CHANGELOG}`, writtenChangelog(changelog.head, commits, entries));
}
