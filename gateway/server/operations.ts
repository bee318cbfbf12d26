/**
 * The persisted operations: written by relay-compiler, read as the allow-list, parsed and validated once a process.
 * An operation that no longer fits the schema stops the start, not a shopper.
 */
import { readFileSync } from 'node:fs';
import { parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';

export type Operations = ReadonlyMap<string, DocumentNode>;

/** What was accepted last, as tests start many gateways in one process. */
let accepted: { schema: GraphQLSchema; json: string; operations: Operations } | undefined;

/** @throws Error naming the first persisted operation that the schema does not accept. */
export function readOperations(file: string | URL, schema: GraphQLSchema): Operations {
  const json = readFileSync(file, 'utf8');
  if (accepted?.schema === schema && accepted.json === json) return accepted.operations;
  const texts = JSON.parse(json) as Record<string, string>;
  const operations = new Map<string, DocumentNode>();
  for (const [id, text] of Object.entries(texts)) {
    const document = parse(text, { noLocation: true });
    const [problem] = validate(schema, document);
    if (problem) throw new Error(`Persisted operation ${id} does not fit the schema: ${problem.message}`);
    operations.set(id, document);
  }
  accepted = { schema, json, operations };
  return operations;
}
