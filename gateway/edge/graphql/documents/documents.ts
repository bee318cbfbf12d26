/**
 * Which document a request runs: a shipped one by its id or name, read and validated at start; or a stranger's text, which is
 * measured before it is parsed, before it is validated and, with each request's variables, before its cost is judged. Texts
 * that proved valid are kept for a while, a bounded amount: whoever sends the same again has it read once.
 */
import {
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { asksForSchema, documentLimits, passedDocumentLimit } from './documentLimits.rules.ts';
import type { ApiClient, EdgeRequest } from '../../http/edgeRequest.ts';
import type { GraphqlParams } from '../graphqlParams.ts';
import { operationOf } from '../inContext.ts';
import type { Operations } from './operations.ts';
import {
  bothGiven,
  freeTextRefused,
  introspectionRefused,
  notSupported,
  operationMissing,
  spreadsItself,
  tooLarge,
  unknownOperation,
} from '../queryRefusals.ts';

export interface DocumentsOptions {
  schema: GraphQLSchema;
  operations: Operations;
  /** Free text from everybody, and the schema shown to them. */
  open: boolean;
}

export interface FoundDocument {
  document: DocumentNode;
  /** Null for free text. */
  persistedId: string | null;
}

type AskedDocument = { [Name in 'documentId' | 'query']?: GraphqlParams[Name] | undefined };

/** More is no help to whoever wrote the document, and work for us. */
const MOST_ERRORS = 10;
/** Texts kept, and characters of all of them: a document takes about fifteen times its text, compiled about forty times. */
const MOST_TEXTS = 200;
const MOST_CHARACTERS = 400_000;

export class Documents {
  readonly #options: DocumentsOptions;
  readonly #introspecting: ReadonlySet<string>;
  readonly #found = new WeakMap<EdgeRequest, FoundDocument>();
  readonly #texts = new LRUCache<string, DocumentNode>({
    max: MOST_TEXTS,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (_document, text) => Math.max(1, text.length),
  });

  constructor(options: DocumentsOptions) {
    this.#options = options;
    this.#introspecting = new Set(
      [...options.operations].filter(([, document]) => asksForSchema(document)).map(([id]) => id),
    );
  }

  /** Finds it, and remembers that the request runs it. @throws as `find` does. */
  findFor(edge: EdgeRequest, params: AskedDocument): FoundDocument {
    const found = this.find(params, edge.client);
    this.#found.set(edge, found);
    return found;
  }

  foundFor(edge: EdgeRequest): FoundDocument | undefined {
    return this.#found.get(edge);
  }

  /** Free text and the schema are for those who may build on them. */
  isTrusted({ kind }: ApiClient): boolean {
    return this.#options.open || kind === 'partner';
  }

  /** @throws GraphQLError, or AggregateError of several. */
  find({ documentId, query }: AskedDocument, client: ApiClient): FoundDocument {
    if (documentId !== undefined && query !== undefined) throw bothGiven();
    if (documentId !== undefined) {
      const document = this.#options.operations.get(documentId);
      if (!document) throw unknownOperation();
      if (this.#introspecting.has(documentId) && !this.isTrusted(client)) throw introspectionRefused();
      return { document, persistedId: documentId };
    }
    if (query === undefined) throw operationMissing();
    if (!this.isTrusted(client)) throw freeTextRefused();
    return { document: this.#read(query), persistedId: null };
  }

  #read(text: string): DocumentNode {
    const { characters, tokens } = documentLimits;
    if (text.length > characters)
      throw tooLarge({ limit: 'characters', value: text.length, most: characters });
    const known = this.#texts.get(text);
    if (known) return known;
    const document = parsed(text, tokens);
    const passed = passedDocumentLimit(document);
    if (passed && 'cycle' in passed) throw spreadsItself(passed.cycle);
    if (passed) throw tooLarge(passed);
    const errors = validate(this.#options.schema, document, specifiedRules, { maxErrors: MOST_ERRORS });
    if (errors.length > 0)
      throw new AggregateError(errors.map((error) => badDocument(error, 'GRAPHQL_VALIDATION_FAILED')));
    this.#texts.set(text, document);
    return document;
  }
}

/** A stranger's text may be named anything, so it is not named. */
export function shippedName(found: FoundDocument | undefined): string | null {
  return found?.persistedId ? (operationOf(found.document, null)?.name?.value ?? null) : null;
}

function parsed(text: string, maxTokens: number): DocumentNode {
  try {
    const document = parse(text, { maxTokens });
    const other = unsupported(document);
    if (other !== null) throw notSupported(other);
    return document;
  } catch (error) {
    if (!(error instanceof GraphQLError) || error.extensions['code'] !== undefined) throw error;
    if (error.message.includes(`more than ${maxTokens} tokens`))
      throw tooLarge({ limit: 'tokens', value: null, most: maxTokens });
    throw badDocument(error, 'GRAPHQL_PARSE_FAILED');
  }
}

/** An answer here is one answer: nothing streams. */
function unsupported(document: DocumentNode): string | null {
  for (const definition of document.definitions)
    if (definition.kind === 'OperationDefinition' && definition.operation === 'subscription')
      return 'subscription';
  return null;
}

/** 400 where the caller accepts the media type that has such answers, 200 elsewhere (GraphQL over HTTP 6.4). */
function badDocument(error: GraphQLError, code: string): GraphQLError {
  return new GraphQLError(error.message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    extensions: { code, http: { spec: true, status: 400 } },
  });
}
