/** The commits that changed the schema file, with the reasons of the breaks that they approve. */
import { approvalOf, fileAt } from '../baseRevision.ts';
import { git } from '../git.ts';
import type { Approval } from '../judgeChanges.ts';

export const SCHEMA = 'schema/schema.graphql';

export interface SchemaCommit {
  revision: string;
  /** Day on which it was written, `YYYY-MM-DD` in UTC. Rebasing keeps it. */
  day: string;
  subject: string;
  approvals: readonly Approval[];
}

/** Newest first. @param range such as `abc..HEAD`, or a revision with all before it. */
export function schemaCommits(folder: string, range: string): SchemaCommit[] {
  const format = '%x1e%H%x1f%at%x1f%s%x1f%(trailers:key=Schema-break,valueonly,unfold)';
  const log = git(folder, 'log', '--no-merges', `--format=${format}`, range, '--', SCHEMA);
  return (log ?? '')
    .split('\x1e')
    .slice(1)
    .map((record) => {
      const [revision = '', written = '', subject = '', trailers = ''] = record.split('\x1f');
      const day = new Date(Number(written) * 1_000).toISOString().slice(0, 10);
      return { revision, day, subject, approvals: trailers.split('\n').flatMap(approvalOf) };
    });
}

/** The schema before and after a commit; before the first one there is none. */
export function schemasOf(folder: string, revision: string): { before: string | null; after: string | null } {
  return { before: fileAt(folder, `${revision}^`, SCHEMA), after: fileAt(folder, revision, SCHEMA) };
}
