/** Texts of persisted operations by name. */
import { readFileSync } from 'node:fs';

const operations = JSON.parse(
  readFileSync(new URL('../../../schema/operations.json', import.meta.url), 'utf8'),
) as Record<string, string>;

/** The operation's current version: the file of operations also contains earlier ones. */
export function shippedOperation(name: string): string {
  const compiled = readFileSync(
    new URL(`../../../client/relay/__generated__/${name}.graphql.ts`, import.meta.url),
    'utf8',
  );
  const text = operations[/"id": "(\w+)"/.exec(compiled)?.[1] ?? ''];
  if (!text) throw new Error(`no persisted operation ${name}`);
  return text;
}
