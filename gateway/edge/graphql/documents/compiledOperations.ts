/**
 * Runs operations as code that is compiled for them (graphql-jit): shipped ones once a process, other texts when they come
 * again, for as long as their document is kept (documents.ts). Variables that do not fit, and documents that cannot be
 * compiled, are graphql-js's business: its words are those that callers know.
 */
import { setImmediate } from 'node:timers/promises';
import {
  execute,
  getOperationAST,
  getVariableValues,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';

/** What an execution needs beside its document. */
export interface Running {
  operationName?: string | null | undefined;
  contextValue: object;
  variableValues: Readonly<Record<string, unknown>>;
  /** What the schema holds is not told by guesses to those who may not see it. */
  hideSuggestions: boolean;
}

type Compiled = CompiledQuery | 'not compiled';

/** By document and operation name. */
type CompiledDocuments = WeakMap<DocumentNode, Map<string, Compiled>>;

/** Gateways of one process run the same documents (operations.ts). */
const compiledOf = new WeakMap<GraphQLSchema, CompiledDocuments>();

function compiledDocuments(schema: GraphQLSchema): CompiledDocuments {
  const known = compiledOf.get(schema) ?? new WeakMap();
  compiledOf.set(schema, known);
  return known;
}

export class CompiledOperations {
  readonly #schema: GraphQLSchema;
  readonly #compiled: CompiledDocuments;
  /** Shipped documents, and free texts that ran before. */
  readonly #worth = new WeakSet<DocumentNode>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
    this.#compiled = compiledDocuments(schema);
  }

  /** A shipped operation: it is compiled when it runs first. */
  add(document: DocumentNode): void {
    this.#worth.add(document);
  }

  /** Compiles shipped operations ahead of their first run, and lets go of the event loop after each. */
  async prepare(documents: Iterable<DocumentNode>): Promise<void> {
    for (const document of documents) {
      this.#compile(document, '');
      await setImmediate();
    }
  }

  /** Never rejects for what a caller did wrong: that is in the result's errors. */
  async run(document: DocumentNode, running: Running): Promise<ExecutionResult> {
    const { operationName, contextValue, variableValues } = running;
    const isWorth = this.#worth.has(document);
    this.#worth.add(document);
    const compiled = isWorth ? this.#compile(document, operationName ?? '') : 'not compiled';
    if (compiled === 'not compiled' || !this.#fit(document, running))
      return execute({ schema: this.#schema, document, ...running });
    return compiled.query(undefined, contextValue, variableValues);
  }

  #compile(document: DocumentNode, operationName: string): Compiled {
    const byName = this.#compiled.get(document) ?? new Map<string, Compiled>();
    this.#compiled.set(document, byName);
    const known = byName.get(operationName);
    if (known) return known;
    const result = compileQuery(this.#schema, document, operationName, {
      // As the specification has it: `@skip` and `@include` on spreads count for the fields below them.
      useExperimentalPathBasedSkipInclude: true,
    });
    const compiled = isCompiledQuery(result) ? result : 'not compiled';
    byName.set(operationName, compiled);
    return compiled;
  }

  #fit(
    document: DocumentNode,
    { operationName, variableValues }: Pick<Running, 'operationName' | 'variableValues'>,
  ): boolean {
    const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
    if (definitions.length === 0) return true;
    return !('errors' in getVariableValues(this.#schema, definitions, { ...variableValues }));
  }
}
