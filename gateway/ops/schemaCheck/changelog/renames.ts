/**
 * `npm run schema:renames -- --since <revision>`: a table in Markdown of what the schema no longer has or has changed
 * since a revision, with what stands there now and the reasons of the commits. Exit code 2 on invalid usage.
 */
import { CriticalityLevel } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { schemaElements, type SchemaElement } from '../../../edge/operationRecords/schemaElements.ts';
import { approvalsSince, baseRevision, fileAt, UnknownRevision } from '../baseRevision.ts';
import type { Approval } from '../judgeChanges.ts';
import { schemaChanges } from '../schemaChanges.ts';
import { SCHEMA } from './schemaHistory.ts';

export interface Rename {
  /** Coordinate with its type, such as `Product.uid: String!`. */
  before: string;
  /** The same of what replaces it; a message where that has no coordinate; null when nothing does. */
  now: string | null;
  why: string;
}

type Elements = ReadonlyMap<string, SchemaElement>;

/** @throws GraphQLError for an invalid schema. @param approvals newest first. */
export async function renamesOf(
  before: string,
  after: string,
  approvals: readonly Approval[],
): Promise<Rename[]> {
  const [old, now] = [buildSchema(before), buildSchema(after)];
  const [had, has] = [schemaElements(old), schemaElements(now)];
  const typeNames = renamedTypes(had, has);
  const replaces = (path: string, why: string): string | null =>
    typeNames.get(path) ?? named(why, path, has) ?? sibling(path, had, has, typeNames);
  const rows = new Map<string, Rename>();
  for (const { path = '', message, criticality } of await schemaChanges(old, now)) {
    const element = had.get(path);
    // What is new and required stands beside what it replaces.
    if (criticality.level !== CriticalityLevel.Breaking || !element) continue;
    const reasons = approvals.filter((approval) => approval.path === path).map(({ why }) => why);
    const why = [...new Set(reasons.toReversed())].join('; ') || (element.deprecationReason ?? '');
    const replacement = has.has(path) ? path : replaces(path, why);
    const isSame = replacement === path && has.get(path)?.type === element.type;
    rows.set(path, {
      before: typed(path, element),
      now: isSame ? message : replacement && typed(replacement, has.get(replacement)),
      why,
    });
  }
  return [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

const typed = (path: string, element: SchemaElement | undefined): string =>
  element && element.type !== '' ? `${path}: ${element.type}` : path;

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('.'));
const namedType = (type: string): string => type.replaceAll(/[[\]!]/g, '');

/** Types that are gone, where their fields now have another type. */
function renamedTypes(had: Elements, has: Elements): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  let known: number;
  do {
    known = names.size;
    for (const [path, element] of had) {
      const [type = '', ...rest] = path.split('.');
      // A renamed type leads to others, such as from a connection to its edges.
      const current = has.get([names.get(type) ?? type, ...rest].join('.'));
      const [before, now] = [namedType(element.type), namedType(current?.type ?? '')];
      if (before !== '' && now !== '' && !has.has(before) && has.has(now)) names.set(before, now);
    }
  } while (names.size > known);
  return names;
}

/** What the reason names: `Type.field`, `field(argument:)` of the same type, or a word that is a neighbour. */
function named(why: string, path: string, has: Elements): string | null {
  const [type = ''] = path.split('.');
  const [coordinate] = why.match(/\b[A-Z]\w*\.\w+(?:\.\w+)?/g)?.filter((word) => has.has(word)) ?? [];
  const [, field, argument] = /\b([a-z]\w*)\((\w+):/.exec(why) ?? [];
  const call = `${type}.${field}.${argument}`;
  const neighbours = (why.match(/\w+/g) ?? []).map((word) => `${parentOf(path)}.${word}`);
  return (
    coordinate ?? (has.has(call) ? call : (neighbours.find((one) => one !== path && has.has(one)) ?? null))
  );
}

/** The only new neighbour of the same type. */
function sibling(
  path: string,
  had: Elements,
  has: Elements,
  typeNames: ReadonlyMap<string, string>,
): string | null {
  if (!path.includes('.')) return null;
  const type = had.get(path)?.type ?? '';
  const expected = type.replace(/\w+/, (name) => typeNames.get(name) ?? name);
  const added = [...has].filter(
    ([other, element]) => parentOf(other) === parentOf(path) && !had.has(other) && element.type === expected,
  );
  return added.length === 1 ? (added[0]?.[0] ?? null) : null;
}

export function renamesTable(renames: readonly Rename[]): string {
  const code = (text: string): string => `\`${text}\``;
  const rows = renames.map(({ before, now, why }) => [
    code(before),
    now === null ? 'nothing' : /^[\w.]+(: [\w[\]!]+)?$/.test(now) ? code(now) : cell(now),
    cell(why),
  ]);
  return [['before', 'now', 'why'], ['---', '---', '---'], ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

function cell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\*_<>[\]#|]/g, String.raw`\$&`);
}

async function main(): Promise<string> {
  const root = new URL('../../../../', import.meta.url).pathname;
  const { values } = parseArgs({ options: { since: { type: 'string' } } });
  if (values.since === undefined) throw new UnknownRevision('--since <revision> is missing.');
  const base = baseRevision(root, values.since);
  const before = base.found ? fileAt(root, base.revision, SCHEMA) : null;
  if (!base.found || before === null) throw new UnknownRevision(`There is no schema at ${values.since}.`);
  const after = readFileSync(`${root}${SCHEMA}`, 'utf8');
  const renames = await renamesOf(before, after, approvalsSince(root, base.revision));
  return `# Renames in the schema

What the schema had at ${base.revision.slice(0, 10)} under another name or with another type, and why it changed. Written
by \`npm run schema:renames -- --since ${values.since}\`; each day's changes are in the [changelog](../../schema/CHANGELOG.md).

${renamesTable(renames)}
`;
}

if (import.meta.main) {
  try {
    process.stdout.write(await main());
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}
