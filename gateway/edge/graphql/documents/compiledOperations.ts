/**
 * Runs operations compiled by graphql-jit: shipped ones once per process, ad-hoc queries from their second run on, for
 * as long as their document is cached (documents.ts). Invalid variables and documents that cannot be compiled are left
 * to graphql-js, whose error messages callers know.
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

/** What an execution needs besides its document. */
export interface Running {
  operationName?: string | null | undefined;
  contextValue: object;
  variableValues: Readonly<Record<string, unknown>>;
  /** Omits suggestions from errors, which would reveal the schema to callers who may not see it. */
  hideSuggestions: boolean;
}

type Compiled = CompiledQuery | 'not compiled';

/** By document and operation name. */
type CompiledDocuments = WeakMap<DocumentNode, Map<string, Compiled>>;

/** Shared by all gateways of the process, which run the same documents (operations.ts). */
const compiledOf = new WeakMap<GraphQLSchema, CompiledDocuments>();

function compiledDocuments(schema: GraphQLSchema): CompiledDocuments {
  const known = compiledOf.get(schema) ?? new WeakMap();
  compiledOf.set(schema, known);
  return known;
}

export class CompiledOperations {
  readonly #schema: GraphQLSchema;
  readonly #compiled: CompiledDocuments;
  /** Shipped documents, and ad-hoc queries that ran before. */
  readonly #compilable = new WeakSet<DocumentNode>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
    this.#compiled = compiledDocuments(schema);
  }

  /** Registers a shipped operation, which is compiled on its first run. */
  add(document: DocumentNode): void {
    this.#compilable.add(document);
  }

  /** Compiles shipped operations ahead of their first run, yielding to the event loop after each. */
  async prepare(documents: Iterable<DocumentNode>): Promise<void> {
    for (const document of documents) {
      this.#compile(document, '');
      await setImmediate();
    }
  }

  /** Never rejects for a caller's mistake, which is reported in the result's errors. */
  async run(document: DocumentNode, running: Running): Promise<ExecutionResult> {
    const { operationName, contextValue, variableValues } = running;
    const isCompilable = this.#compilable.has(document);
    this.#compilable.add(document);
    const compiled = isCompilable ? this.#compile(document, operationName ?? '') : 'not compiled';
    if (compiled === 'not compiled' || !this.#fit(document, running))
      return execute({ schema: this.#schema, document, ...running });
    const result = await compiled.query(undefined, contextValue, variableValues);
    // graphql-jit refuses a required input field that is left to its default. Without data nothing ran.
    return 'data' in result ? result : execute({ schema: this.#schema, document, ...running });
  }

  #compile(document: DocumentNode, operationName: string): Compiled {
    const byName = this.#compiled.get(document) ?? new Map<string, Compiled>();
    this.#compiled.set(document, byName);
    const known = byName.get(operationName);
    if (known) return known;
    const result = compileQuery(this.#schema, document, operationName, {
      // Per the specification, `@skip` and `@include` on spreads apply to the fields within.
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
