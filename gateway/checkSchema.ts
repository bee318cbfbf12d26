/**
 * `npm run schema:check`, what CI refuses: a committed schema that is behind the code, a persisted operation that the
 * schema no longer answers, and a persisted operation that was taken away. Changes that could break somebody who is not
 * in the list of persisted operations are shown, and are for the reviewer to judge.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { CriticalityLevel, diff, validate } from '@graphql-inspector/core';
import { buildSchema, Source, type GraphQLSchema } from 'graphql';
import { differingLines, printedSchema, schemaFile } from './printSchema.ts';
import { schema } from './schema.ts';

export type PersistedTexts = Readonly<Record<string, string>>;

/** One line for each persisted operation that the schema does not accept: its id, its name, the reason. */
export function brokenOperations(against: GraphQLSchema, operations: PersistedTexts): string[] {
  // One at a time: each persisted text brings its own copies of the fragments it uses.
  return Object.entries(operations).flatMap(([id, text]) =>
    validate(against, [new Source(text)]).flatMap(({ errors }) =>
      errors.map(({ message }) => `${id} ${nameOf(text)}: ${message}`),
    ),
  );
}

/** Ids that were persisted before and are not any more: the list only ever grows. */
export function removedOperations(before: PersistedTexts, after: PersistedTexts): string[] {
  return Object.keys(before).filter((id) => !(id in after));
}

/** Breaking by the letter of the specification, whether or not one of our own clients uses it. */
export async function breakingChanges(before: string, after: string): Promise<string[]> {
  const changes = await diff(buildSchema(before), buildSchema(after));
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ message }) => message);
}

function nameOf(text: string): string {
  return /(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? 'unnamed';
}

/** A file as it was at a commit; null when there is no such history. */
function atBase(file: string, base: string): string | null {
  try {
    return execFileSync('git', ['show', `${base}:${file}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}

async function main(base: string): Promise<number> {
  const committed = readFileSync(schemaFile, 'utf8');
  const printed = printedSchema();
  const operations = JSON.parse(
    readFileSync(new URL('../schema/operations.json', import.meta.url), 'utf8'),
  ) as PersistedTexts;
  const problems: string[] = [];
  if (committed !== printed) {
    problems.push(
      'schema/schema.graphql is behind the gateway (npm run schema):',
      ...differingLines(committed, printed),
    );
  }
  problems.push(...brokenOperations(schema, operations));

  const operationsBefore = atBase('schema/operations.json', base);
  if (operationsBefore !== null) {
    const removed = removedOperations(JSON.parse(operationsBefore) as PersistedTexts, operations);
    problems.push(
      ...removed.map((id) => `${id} was persisted and is gone: put it back into schema/operations.json`),
    );
  }
  const schemaBefore = atBase('schema/schema.graphql', base);
  if (schemaBefore !== null) {
    for (const change of await breakingChanges(schemaBefore, printed)) {
      process.stdout.write(`Breaking for whoever uses it, none of our clients does: ${change}\n`);
    }
  }
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  return problems.length === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = await main('HEAD^');
