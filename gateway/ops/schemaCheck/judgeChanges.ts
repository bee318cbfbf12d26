/**
 * What CI says of each change between two revisions of the schema. The letter of the specification comes from the
 * inspector; who is reached, from the persisted operations. The inspector's own rule for usage is not used: it forgives
 * every path that merely begins like an unused one.
 */
import { CriticalityLevel, diff, DiffRule, type Change } from '@graphql-inspector/core';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { announcedIn } from './announcedIn.ts';
import { operationUsages, type OperationUsage } from './operationUsage.ts';
import type { PersistedTexts } from '../../edge/graphql/documents/namedOperations.ts';
import { touches } from './touches.ts';

export type Verdict =
  /** Breaking, and a shipped operation rests on it. Nothing can approve that. */
  | 'breaksOperation'
  /** Breaking for partners, who were not told in time. */
  | 'needsApproval'
  /** The same, and a commit says why it is meant. */
  | 'approved'
  /** Breaking by the letter; it was deprecated and its day has passed. */
  | 'announced'
  | 'dangerous'
  | 'safe';

/** A commit's word for one breaking change: the trailer `Schema-break: <path> <why>`. */
export interface Approval {
  path: string;
  why: string;
}

export interface JudgedChange {
  verdict: Verdict;
  /** Coordinate such as `Product.tagline`; empty for a change of the root types. */
  path: string;
  message: string;
  /** Names of the operations that rest on what changed, sorted; empty for safe changes, which nobody notices. */
  operations: readonly string[];
  /** The approving commit's reason. */
  why?: string;
}

export interface Revisions {
  before: string;
  after: string;
  /** Those that were shipped with the schema before. */
  operations: PersistedTexts;
  approvals?: readonly Approval[];
  /** `YYYY-MM-DD` */
  today: string;
}

/** Paths are named once each, in their order, the gravest verdicts first. @throws GraphQLError when a text is no schema. */
export async function judgeChanges(revisions: Revisions): Promise<JudgedChange[]> {
  const before = buildSchema(revisions.before);
  const after = buildSchema(revisions.after);
  const changes = await diff(before, after);
  const usages = operationUsages(before, revisions.operations);
  const judge = judgeOf(before, usages, revisions);
  const isSafe = ({ criticality }: Change): boolean => criticality.level === CriticalityLevel.NonBreaking;
  // What comes with a new type is not worth a line of its own. Only here: the rule would also hide what breaks beside it.
  const safe = await DiffRule.simplifyChanges({
    changes: changes.filter(isSafe),
    oldSchema: before,
    newSchema: after,
    config: undefined,
  });
  return [...changes.filter((change) => !isSafe(change)), ...safe]
    .map(judge)
    .sort((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict) || compare(one, other));
}

const order: readonly Verdict[] = [
  'breaksOperation',
  'needsApproval',
  'approved',
  'announced',
  'dangerous',
  'safe',
];

const compare = (one: JudgedChange, other: JudgedChange): number =>
  one.path === other.path ? one.message.localeCompare(other.message) : one.path < other.path ? -1 : 1;

function judgeOf(before: GraphQLSchema, usages: readonly OperationUsage[], revisions: Revisions) {
  const isAnnounced = announcedIn(before, revisions.today);
  return (change: Change): JudgedChange => {
    const { path = '', message } = change;
    const level = change.criticality.level;
    if (level === CriticalityLevel.NonBreaking) return { verdict: 'safe', path, message, operations: [] };
    const operations = [...new Set(usages.filter((one) => touches(one, change)).map(({ name }) => name))];
    const judged = { path, message, operations: operations.sort() };
    if (level === CriticalityLevel.Dangerous) return { ...judged, verdict: 'dangerous' };
    if (operations.length > 0) return { ...judged, verdict: 'breaksOperation' };
    if (isAnnounced(path)) return { ...judged, verdict: 'announced' };
    const approval = revisions.approvals?.find((one) => one.path === path);
    return approval
      ? { ...judged, verdict: 'approved', why: approval.why }
      : { ...judged, verdict: 'needsApproval' };
  };
}

/** Approvals that approve nothing: a path that was mistyped, or a change that was taken back. */
export function idleApprovals(
  changes: readonly JudgedChange[],
  approvals: readonly Approval[],
): readonly Approval[] {
  return approvals.filter(
    ({ path }) => !changes.some((change) => change.path === path && change.verdict === 'approved'),
  );
}

export const refuses = ({ verdict }: JudgedChange): boolean =>
  verdict === 'breaksOperation' || verdict === 'needsApproval';
