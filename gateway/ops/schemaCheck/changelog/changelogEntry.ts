/** The entry of a commit in the changelog of the schema: what it removed, changed, deprecated and added. */
import { CriticalityLevel } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import type { Approval } from '../judgeChanges.ts';
import { schemaChanges } from '../schemaChanges.ts';
import { schemaElements, type SchemaElement } from '../../../edge/operationRecords/schemaElements.ts';

export interface ChangedSchema {
  before: string;
  after: string;
  /** Reasons of breaking changes. */
  approvals: readonly Approval[];
}

type Elements = ReadonlyMap<string, SchemaElement>;

/** Lines of a Markdown list. @throws GraphQLError for an invalid schema. */
export async function changelogEntry({ before, after, approvals }: ChangedSchema): Promise<string[]> {
  const [old, now] = [buildSchema(before), buildSchema(after)];
  const [had, has] = [schemaElements(old), schemaElements(now)];
  const broken: string[] = [];
  const changed: string[] = [];
  const added = new Set<string>();
  let described = 0;
  for (const { type, path = '', message, criticality } of await schemaChanges(old, now)) {
    const isAdded = type.endsWith('_ADDED') && has.has(path) && !had.has(path);
    if (type.includes('DESCRIPTION')) described += 1;
    else if (type.includes('DEPRECATION') || type.startsWith('DIRECTIVE_USAGE')) continue;
    else if (criticality.level === CriticalityLevel.Breaking) {
      const change = { path, message, had: had.get(path), has: has.get(path) };
      broken.push(`- ${breakText(change)}${reason(path, had, approvals)}`);
    } else if (isAdded) added.add(path);
    else changed.push(`- Changed: ${sentence(message)}`);
  }
  return [
    ...broken,
    ...deprecationLines(had, has),
    ...changed,
    ...(added.size === 0 ? [] : [`- Added: ${outermost(added).map(code).join(', ')}.`]),
    ...(described === 0
      ? []
      : [`- Reworded: ${described} ${described === 1 ? 'description' : 'descriptions'}.`]),
  ];
}

interface Break {
  path: string;
  message: string;
  /** The element before and after. */
  had: SchemaElement | undefined;
  has: SchemaElement | undefined;
}

function breakText({ path, message, had, has }: Break): string {
  if (path === '') return `**Changed**: ${sentence(message)}`;
  const typed = (element: SchemaElement): string => (element.type === '' ? '' : `: ${element.type}`);
  if (had && !has) return `**Removed** ${code(path + typed(had))}.`;
  if (had && has && had.type !== has.type)
    return `**Changed** ${code(path + typed(had))} to ${code(has.type)}.`;
  return `**Changed** ${code(path)}: ${sentence(message)}`;
}

/** Why a breaking change was accepted: the commit's reason, or the deprecation that announced it. */
function reason(path: string, had: Elements, approvals: readonly Approval[]): string {
  const why = approvals.find((approval) => approval.path === path)?.why;
  if (why !== undefined) return ` _Why:_ ${sentence(why)}`;
  const announced = had.get(path)?.deprecationReason;
  return announced ? ` _Announced:_ ${sentence(announced)}` : '';
}

/** Newly deprecated elements, those with another reason, and those that stay after all. */
function deprecationLines(had: Elements, has: Elements): string[] {
  return [...has].flatMap(([coordinate, { deprecationReason: now }]) => {
    const before = had.get(coordinate)?.deprecationReason ?? null;
    if (now === before) return [];
    return now === null
      ? `- No longer deprecated: ${code(coordinate)}.`
      : `- **Deprecated** ${code(coordinate)}: ${sentence(now)}`;
  });
}

/** Without the elements of other added ones, such as the arguments of a new field. */
function outermost(paths: ReadonlySet<string>): string[] {
  return [...paths].filter((path) => {
    const parts = path.split('.');
    return !parts.some((_, index) => index > 0 && paths.has(parts.slice(0, index).join('.')));
  });
}

const code = (text: string): string => `\`${text}\``;

/** Escapes what Markdown would read as markup. */
function sentence(text: string): string {
  const escaped = text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_<>[\]#|]/g, String.raw`\$&`);
  return /[.!?]$/.test(escaped) ? escaped : `${escaped}.`;
}
