/**
 * The operations that everybody may run: persisted ones, written by relay-compiler, by their ids, and those of
 * catalogue.md 7.4 by their names. Parsed and validated once a process; one that no longer fits the schema stops the
 * start, not a shopper.
 */
import { readFileSync } from 'node:fs';
import { parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { NAMED_OPERATIONS, namedOperations } from './namedOperations.ts';

/** By id or name. */
export type Operations = ReadonlyMap<string, DocumentNode>;

/** What was accepted last, as tests start many gateways in one process. */
let accepted: { schema: GraphQLSchema; read: string; operations: Operations } | undefined;

/**
 * @param root folder that holds `schema/`, with its slash.
 * @throws Error naming the first operation that the schema does not accept.
 */
export function readOperations(root: string, schema: GraphQLSchema): Operations {
  const json = readFileSync(`${root}schema/operations.json`, 'utf8');
  const source = readFileSync(`${root}${NAMED_OPERATIONS}`, 'utf8');
  const read = json + source;
  if (accepted?.schema === schema && accepted.read === read) return accepted.operations;
  const texts = { ...(JSON.parse(json) as Record<string, string>), ...namedOperations(source) };
  const operations = new Map<string, DocumentNode>();
  for (const [id, text] of Object.entries(texts)) {
    const document = parse(text, { noLocation: true });
    const [problem] = validate(schema, document);
    if (problem) throw new Error(`Shipped operation ${id} does not fit the schema: ${problem.message}`);
    operations.set(id, document);
  }
  accepted = { schema, read, operations };
  return operations;
}
