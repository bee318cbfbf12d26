/**
 * The operations that every caller may run: persisted ones, written by relay-compiler, by id, and those of catalogue.md
 * 7.4 by name. Parsed and validated once per process; an operation that does not fit the schema prevents the start.
 */
import { readFileSync } from 'node:fs';
import { parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { NAMED_OPERATIONS, namedOperations } from './namedOperations.ts';

/** By id or name. */
export type Operations = ReadonlyMap<string, DocumentNode>;

/** The last result, as tests start many gateways in one process. */
let accepted: { schema: GraphQLSchema; read: string; operations: Operations } | undefined;

/**
 * @param root folder that contains `schema/`, with trailing slash.
 * @throws Error naming the first operation that does not fit the schema.
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
