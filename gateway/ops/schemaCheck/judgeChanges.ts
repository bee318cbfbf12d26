/**
 * Judges each change between two revisions of the schema. The inspector finds breaking changes; the persisted
 * operations determine who is affected. The inspector's own usage rule is not used: it accepts any path that shares a
 * prefix with an unused one.
 */
import { CriticalityLevel, type Change } from '@graphql-inspector/core';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { announcedRemovals, deprecationAt } from './announcedRemovals.ts';
import { operationUsages, type OperationUsage } from '../../edge/operationRecords/operationUsage.ts';
import type { PersistedTexts } from '../../edge/graphql/documents/namedOperations.ts';
import { affects } from './affects.ts';
import type { ListedOperation } from './operationList.ts';
import { removalDate } from './removalDate.rules.ts';
import { schemaChanges } from './schemaChanges.ts';

export type Verdict =
  /** Breaking, and a shipped operation depends on it. Cannot be approved. */
  | 'breaksOperation'
  /** Breaking for partners, without timely notice. */
  | 'needsApproval'
  /** The same, approved by a commit. */
  | 'approved'
  /** Breaking, but deprecated, and its removal date has passed. */
  | 'announced'
  | 'dangerous'
  | 'safe';

/** Approval of one breaking change in a commit: the trailer `Schema-break: <path> <why>`. */
export interface Approval {
  path: string;
  why: string;
}

export interface JudgedChange {
  verdict: Verdict;
  /** Coordinate such as `Product.tagline`; empty for a change of the root types. */
  path: string;
  message: string;
  /** Shipped operations that depend on the changed element; empty for safe changes. */
  users: readonly ListedOperation[];
  /** Date until which it stays, as its deprecation announced; null without one. */
  staysUntil: string | null;
  /** Reason of the approving commit. */
  why?: string;
}

export interface Revisions {
  before: string;
  after: string;
  /** Operations shipped with the previous schema. */
  operations: PersistedTexts;
  approvals?: readonly Approval[];
  /** `YYYY-MM-DD` */
  today: string;
}

/** Each path once, in order, most severe first. @throws GraphQLError for an invalid schema. */
export async function judgeChanges(revisions: Revisions): Promise<JudgedChange[]> {
  const before = buildSchema(revisions.before);
  const after = buildSchema(revisions.after);
  const usages = operationUsages(before, revisions.operations);
  const judge = judgeOf(before, usages, revisions);
  return (await schemaChanges(before, after))
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
  const isAnnounced = announcedRemovals(before, revisions.today);
  return (change: Change): JudgedChange => {
    const { path = '', message } = change;
    const level = change.criticality.level;
    if (level === CriticalityLevel.NonBreaking)
      return { verdict: 'safe', path, message, users: [], staysUntil: null };
    const users = usages.filter((one) => affects(one, change)).map(({ id, name }) => ({ id, name }));
    const staysUntil = removalDate(deprecationAt(before, path));
    const judged = { path, message, users, staysUntil };
    if (level === CriticalityLevel.Dangerous) return { ...judged, verdict: 'dangerous' };
    if (users.length > 0) return { ...judged, verdict: 'breaksOperation' };
    if (isAnnounced(path)) return { ...judged, verdict: 'announced' };
    const approval = revisions.approvals?.find((one) => one.path === path);
    return approval
      ? { ...judged, verdict: 'approved', why: approval.why }
      : { ...judged, verdict: 'needsApproval' };
  };
}

/** Approvals without effect: a misspelt path, or a reverted change. */
export function unusedApprovals(
  changes: readonly JudgedChange[],
  approvals: readonly Approval[],
): readonly Approval[] {
  return approvals.filter(
    ({ path }) => !changes.some((change) => change.path === path && change.verdict === 'approved'),
  );
}

export const refuses = ({ verdict }: JudgedChange): boolean =>
  verdict === 'breaksOperation' || verdict === 'needsApproval';
