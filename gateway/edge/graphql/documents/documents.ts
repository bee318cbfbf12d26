/**
 * Finds the document that a request runs: a shipped one by id or name, validated at start, or an ad-hoc query. Ad-hoc
 * queries are checked against limits before parsing, before validation and, with each request's variables, before cost
 * analysis. Valid ones are cached, so that a repeated query is parsed once.
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
import { errorStatus, type ErrorCode } from '../../../graph/errorCodes.rules.ts';
import { isIntrospection, documentLimits, exceededDocumentLimit } from './documentLimits.rules.ts';
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
import { ObjectSlot } from '../../../sources/transport/objectSlot.ts';

export interface DocumentsOptions {
  schema: GraphQLSchema;
  operations: Operations;
  /** Accept ad-hoc queries and introspection from everybody. */
  open: boolean;
  /** Told of each found document and its caller. */
  found?: (found: FoundDocument, client: ApiClient) => void;
}

export interface FoundDocument {
  document: DocumentNode;
  /** Null for ad-hoc queries. */
  persistedId: string | null;
}

type RequestedDocument = { [Name in 'documentId' | 'query']?: GraphqlParams[Name] | undefined };

/** Further errors would be work without helping the caller. */
const MAX_ERRORS = 10;
/**
 * Cached texts, and their total characters: a document takes about 15 times its text in memory, compiled about 40
 * times.
 */
const MAX_TEXTS = 200;
const MAX_CHARACTERS = 400_000;

export class Documents {
  readonly #options: DocumentsOptions;
  readonly #introspecting: ReadonlySet<string>;
  readonly #found = new ObjectSlot<EdgeRequest, FoundDocument>();
  readonly #texts = new LRUCache<string, DocumentNode>({
    max: MAX_TEXTS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_document, text) => Math.max(1, text.length),
  });

  constructor(options: DocumentsOptions) {
    this.#options = options;
    this.#introspecting = new Set(
      [...options.operations].filter(([, document]) => isIntrospection(document)).map(([id]) => id),
    );
  }

  /** Finds the document and associates it with the request. @throws like `find`. */
  findFor(edge: EdgeRequest, params: RequestedDocument): FoundDocument {
    const found = this.find(params, edge.client);
    this.#found.set(edge, found);
    this.#options.found?.(found, edge.client);
    return found;
  }

  foundFor(edge: EdgeRequest): FoundDocument | undefined {
    return this.#found.get(edge);
  }

  /** Ad-hoc queries and introspection are for partners, unless the endpoint is open. */
  isTrusted({ kind }: ApiClient): boolean {
    return this.#options.open || kind === 'partner';
  }

  /** @throws GraphQLError, or AggregateError of several. */
  find({ documentId, query }: RequestedDocument, client: ApiClient): FoundDocument {
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
    const passed = exceededDocumentLimit(document);
    if (passed && 'cycle' in passed) throw spreadsItself(passed.cycle);
    if (passed) throw tooLarge(passed);
    const errors = validate(this.#options.schema, document, specifiedRules, { maxErrors: MAX_ERRORS });
    if (errors.length > 0)
      throw new AggregateError(errors.map((error) => badDocument(error, validationCode(error))));
    this.#texts.set(text, document);
    return document;
  }
}

/** Null for ad-hoc queries, whose names are arbitrary. */
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

/** Incremental delivery is not supported. */
function unsupported(document: DocumentNode): string | null {
  for (const definition of document.definitions)
    if (definition.kind === 'OperationDefinition' && definition.operation === 'subscription')
      return 'subscription';
  return null;
}

/** A scalar says itself what is wrong with a literal, as it does for a variable. */
function validationCode({ extensions: { code } }: GraphQLError): ErrorCode {
  return code === 'BAD_USER_INPUT' || code === 'UNKNOWN_LOCALE' ? code : 'GRAPHQL_VALIDATION_FAILED';
}

/** 400 where the caller accepts the media type that allows it, 200 otherwise (GraphQL over HTTP 6.4). */
function badDocument(error: GraphQLError, code: ErrorCode): GraphQLError {
  return new GraphQLError(error.message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    extensions: { code, http: { spec: true, status: errorStatus[code] } },
  });
}
