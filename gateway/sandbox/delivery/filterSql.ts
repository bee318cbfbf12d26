/**
 * The part of a filter that SQLite can decide from its indexes. `complete` tells whether filter.ts has to decide a
 * rest. The SQL is never narrower than the filter.
 */
import type { SQLInputValue } from 'node:sqlite';
import { isRecord, type Filter } from './filter.ts';

export interface SqlCondition {
  /** ANDed terms on the table alias `e`. */
  terms: string[];
  values: SQLInputValue[];
  complete: boolean;
  /** Some term selects few entries by an index. */
  drives: boolean;
}

/** Paths with a column of their own. */
const columns = new Set(['uid', 'url']);
/** Those that SQLite compares as the vendor does: ASCII texts, and dates in ISO 8601. */
const orderedColumns = new Set(['uid', 'updated_at']);
const comparisons: Readonly<Record<string, string>> = { $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' };
/** Paths into lists whose values are in `entry_values`; those in `driving` are selective enough to start from. */
export const listPaths = [
  'categories.uid',
  'parent.uid',
  'regions',
  'color_group_names',
  'bc_products.id',
  'specs.title',
  'specs.value',
] as const;
const driving = new Set<string>(['categories.uid', 'parent.uid', 'bc_products.id']);

/** A value's form in the index, null if not indexed: a number differs from the text with its digits. */
export function indexed(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? `#${value}` : null;
}

export function sqlOf(filter: Filter): SqlCondition {
  const condition: SqlCondition = { terms: [], values: [], complete: true, drives: false };
  for (const [name, wanted] of Object.entries(filter)) {
    const parts = name === '$and' && Array.isArray(wanted) ? wanted.filter(isRecord) : null;
    if (parts && Array.isArray(wanted) && parts.length === wanted.length) {
      for (const part of parts) add(condition, sqlOf(part));
    } else add(condition, termOf(name, wanted));
  }
  return condition;
}

function add(to: SqlCondition, more: SqlCondition): void {
  to.terms.push(...more.terms);
  to.values.push(...more.values);
  to.complete &&= more.complete;
  to.drives ||= more.drives;
}

const undecided: SqlCondition = { terms: [], values: [], complete: false, drives: false };

function termOf(name: string, wanted: unknown): SqlCondition {
  const whole = wholeText(wanted);
  if (whole !== null && (listPaths as readonly string[]).includes(name)) {
    const term =
      'EXISTS (SELECT 1 FROM entry_values v WHERE v.entry = e.id AND v.field = ? AND v.value = ? COLLATE NOCASE)';
    return { terms: [term], values: [name, whole], complete: true, drives: false };
  }
  const range = orderedColumns.has(name) ? rangeTest(wanted) : null;
  if (range) {
    const terms = range.map(([operator]) => `e.${name} ${operator} ?`);
    return { terms, values: range.map(([, value]) => value), complete: true, drives: false };
  }
  const test = listTest(wanted, columns.has(name) ? text : indexed);
  if (!test) return undecided;
  const marks = test.values.map(() => '?').join(', ');
  const not = test.negated ? 'NOT ' : '';
  if (columns.has(name)) {
    const term = test.negated
      ? `(e.${name} IS NULL OR e.${name} NOT IN (${marks}))`
      : `e.${name} IN (${marks})`;
    return { terms: [term], values: test.values, complete: true, drives: !test.negated };
  }
  if (!(listPaths as readonly string[]).includes(name)) return undecided;
  const values = [name, ...test.values];
  const drives = driving.has(name) && !test.negated;
  const term = drives
    ? `e.id IN (SELECT v.entry FROM entry_values v WHERE v.field = ? AND v.value IN (${marks}))`
    : `${not}EXISTS (SELECT 1 FROM entry_values v WHERE v.entry = e.id AND v.field = ? AND v.value IN (${marks}))`;
  return { terms: [term], values, complete: true, drives };
}

/** The text that a pattern matches entirely, ignoring case; null for any other pattern. */
function wholeText(wanted: unknown): string | null {
  if (!isRecord(wanted) || Object.keys(wanted).toSorted().join() !== '$options,$regex') return null;
  const { $regex: pattern, $options: options } = wanted;
  if (typeof pattern !== 'string' || options !== 'i') return null;
  // SQLite folds the case of ASCII letters only.
  const inner = /^\^((?:[\w ,:;%&/'"-]|\\[.*+?^${}()|[\]\\])+)\$$/.exec(pattern)?.[1];
  return inner?.replaceAll(/\\(.)/g, '$1') ?? null;
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Comparisons with texts, by SQL operator; null for anything else. */
function rangeTest(wanted: unknown): [operator: string, value: string][] | null {
  if (!isRecord(wanted)) return null;
  const pairs = Object.entries(wanted).map(([name, value]) => [comparisons[name], text(value)] as const);
  const isRange =
    pairs.length > 0 &&
    pairs.every((pair): pair is [string, string] => !pair.includes(undefined) && pair[1] !== null);
  return isRange ? pairs.map(([operator, value]) => [operator, value]) : null;
}

/** Equality, `$in`, `$ne` and `$nin` as one list test; null when a value is not indexed. */
function listTest(
  wanted: unknown,
  lookUp: (value: unknown) => string | null,
): { values: string[]; negated: boolean } | null {
  const only = lookUp(wanted);
  if (only !== null) return { values: [only], negated: false };
  if (!isRecord(wanted)) return null;
  const [operator, ...others] = Object.keys(wanted);
  if (operator === undefined || others.length > 0) return null;
  const operand = wanted[operator];
  const values = operator === '$in' || operator === '$nin' ? operand : operator === '$ne' ? [operand] : null;
  const texts = Array.isArray(values) ? values.map(lookUp) : null;
  return texts?.every((text) => text !== null) ? { values: texts, negated: operator !== '$in' } : null;
}
