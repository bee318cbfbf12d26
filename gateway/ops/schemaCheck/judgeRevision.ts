/**
 * Judges a revision of the schema and of the shipped operations, compared with an earlier one. Knows no git and no
 * clock.
 */
import { buildSchema } from 'graphql';
import type { OperationReport } from '../../edge/operationRecords/operationReport.ts';
import type { PersistedTexts } from '../../edge/graphql/documents/namedOperations.ts';
import { deprecationProblems } from './deprecationProblems.ts';
import { judgeChanges, type Approval, type JudgedChange } from './judgeChanges.ts';
import { brokenOperations, isPersisted, narrowedOperations, removedOperations } from './shippedOperations.ts';

export interface Revision {
  schema: string;
  /** Shipped operations, by id or name. */
  operations: PersistedTexts;
}

export interface RevisionsToJudge {
  /** Null when there is nothing to compare with. */
  before: Revision | null;
  after: Revision;
  approvals: readonly Approval[];
  /** True when a commit begins the list of persisted operations anew. */
  isRestart: boolean;
  usage: OperationReport | null;
  /** `YYYY-MM-DD` */
  today: string;
}

export interface JudgedRevision {
  /** Each refuses the revision. */
  problems: readonly string[];
  changes: readonly JudgedChange[];
  /** Ids of removed operations that had ended. */
  ended: readonly string[];
}

/** @throws GraphQLError for an invalid schema. */
export async function judgeRevision(revisions: RevisionsToJudge): Promise<JudgedRevision> {
  const { before, after, approvals, isRestart, usage, today } = revisions;
  const schema = buildSchema(after.schema);
  const shipped = { operations: after.operations, usage };
  if (before === null) {
    const problems = [...deprecationProblems(null, schema), ...brokenOperations(schema, shipped)];
    return { problems, changes: [], ended: [] };
  }
  const listed = isRestart ? namedOf(before.operations) : before.operations;
  const { ended, problems } = removedOperations(listed, shipped);
  const living = Object.fromEntries(Object.entries(listed).filter(([id]) => !ended.includes(id)));
  const changes = await judgeChanges({
    before: before.schema,
    after: after.schema,
    operations: living,
    approvals,
    today,
  });
  const explained = new Set(
    changes.flatMap(({ verdict, users }) => (verdict === 'breaksOperation' ? users.map(({ id }) => id) : [])),
  );
  return {
    problems: [
      ...deprecationProblems(buildSchema(before.schema), schema),
      ...problems,
      ...narrowedOperations(listed, after.operations),
      ...brokenOperations(schema, shipped, explained),
    ],
    changes,
    ended,
  };
}

/** Named operations, which are for partners. After a restart no build with persisted ones is in use. */
function namedOf(before: PersistedTexts): PersistedTexts {
  return Object.fromEntries(Object.entries(before).filter(([id]) => !isPersisted(id)));
}
