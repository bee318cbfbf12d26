/**
 * The GraphQL endpoint: yoga for HTTP, and the same preparation and execution in process for server-rendered pages.
 * An operation gets its market from `@inContext(locale:)`; a mutation must carry the anti-forgery token.
 */
import { usePersistedOperations as persistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import { execute, GraphQLError, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import { contextsOf, type RequestContext } from '../context.ts';
import { refuseCostly } from '../queryCost.ts';
import { maskSourceError } from '../sourceErrors.ts';
import type { CallLog, CallRecord } from '../sources/callLog.ts';
import type { CsrfGuard } from './csrf.ts';
import type { EdgeRequest } from './edgeRequest.ts';
import { defaultQuery, exampleTabs } from './exampleQueries.ts';
import { localeOfOperation, operationOf } from './inContext.ts';
import type { Operations } from './operations.ts';
import type { SessionStore } from './session.ts';
import type { Sources } from './sources.ts';

export const GRAPHQL_PATH = '/api/graphql';
/** GraphiQL sends it; the answer then lists each upstream call of the request. */
export const EXPLAIN_HEADER = 'x-explain';

export interface GraphqlOptions {
  schema: GraphQLSchema;
  operations: Operations;
  sources: Sources;
  csrf: CsrfGuard;
  sessions: SessionStore;
  /** Free text and GraphiQL; persisted operations only when false. */
  open: boolean;
  log: Pick<Logger, 'error' | 'warn'>;
}

type YogaContext = { edge: EdgeRequest } & Partial<RequestContext>;

export function createGraphql(options: GraphqlOptions) {
  const { schema, operations, sources, csrf, sessions, open, log } = options;

  /** What the caller may know; the whole story goes to the log. */
  function mask(error: unknown, message: string): Error {
    const shown = maskSourceError(error, message);
    const cause = error instanceof GraphQLError ? error.originalError : error;
    const isGone = shown instanceof GraphQLError && shown.extensions['code'] === 'REQUEST_ABORTED';
    if (cause !== undefined && !(cause instanceof GraphQLError) && !isGone) {
      const level = shown instanceof GraphQLError && shown.extensions['source'] ? 'warn' : 'error';
      log[level]({ err: cause }, 'field failed');
    }
    return shown;
  }

  /** The resolvers' context for one operation. Throws the error that the caller shall see. */
  function contextFor(
    document: DocumentNode,
    operationName: string | null | undefined,
    variables: Readonly<Record<string, unknown>>,
    edge: EdgeRequest,
  ): RequestContext {
    const operation = operationOf(document, operationName);
    if (operation?.operation === 'mutation' && !csrf.accepts(edge.session, edge.csrfToken)) {
      throw new GraphQLError('The csrf-token header is missing or does not belong to this session.', {
        extensions: { code: 'CSRF_TOKEN_REQUIRED', http: { status: 403 } },
      });
    }
    const locale = (operation && localeOfOperation(operation, variables)) ?? 'en-us';
    const context = contextsOf(sources, edge).inMarket(locale);
    if (!context) {
      throw new GraphQLError(`'${locale}' is not a locale of this shop.`, {
        extensions: { code: 'UNKNOWN_LOCALE', http: { status: 400 } },
      });
    }
    return context;
  }

  const persisted = new Set(operations.values());

  const market: Plugin<YogaContext> = {
    onExecute({ args, executeFn, setExecuteFn, extendContext, setResultAndStopExecution }) {
      const { edge } = args.contextValue;
      try {
        if (!persisted.has(args.document)) {
          refuseCostly(schema, args.document, args.operationName, args.variableValues ?? {});
        }
        extendContext(contextFor(args.document, args.operationName, args.variableValues ?? {}, edge));
        if (operationOf(args.document, args.operationName)?.operation === 'mutation') {
          setExecuteFn((turn) =>
            sessions.inTurn(edge.session, async (session) => {
              if (!session) return { errors: [sessionReplaced()] };
              edge.session = session;
              extendContext(contextFor(args.document, args.operationName, args.variableValues ?? {}, edge));
              return executeFn(turn) as Promise<unknown>;
            }),
          );
        }
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error;
        setResultAndStopExecution({ errors: [error] });
        return undefined;
      }
      return {
        async onExecuteDone({ result, setResult }) {
          await edge.beforeAnswer?.();
          if (result && !(Symbol.asyncIterator in result)) setResult(withExtensions(result, edge));
        },
      };
    },
  };

  const yoga = createYoga<YogaContext>({
    schema,
    graphqlEndpoint: GRAPHQL_PATH,
    landingPage: false,
    cors: false,
    logging: false,
    maskedErrors: { maskError: mask },
    graphiql: open && {
      title: 'Skarn GraphiQL',
      defaultQuery,
      defaultTabs: exampleTabs,
      headers: JSON.stringify({ [EXPLAIN_HEADER]: 'upstream' }, null, 2),
      shouldPersistHeaders: true,
    },
    renderGraphiQL,
    plugins: [
      persistedOperations({
        allowArbitraryOperations: open,
        skipDocumentValidation: true,
        extractPersistedOperationId: (params, request) => {
          const fromBody = (params as { documentId?: unknown }).documentId;
          if (typeof fromBody === 'string') return fromBody;
          return new URL(request.url).searchParams.get('documentId');
        },
        getPersistedOperation: (id) => operations.get(id) ?? null,
      }),
      market,
    ],
  });

  return {
    yoga,
    /** Runs a persisted operation for a page, in process; the answer looks as it would over HTTP. */
    async executePersisted(
      documentId: string,
      variables: Readonly<Record<string, unknown>>,
      edge: EdgeRequest,
    ): Promise<ExecutionResult> {
      const document = operations.get(documentId);
      if (!document)
        throw new Error(`No persisted operation ${documentId}: schema/operations.json is behind the client`);
      const contextValue = contextFor(document, null, variables, edge);
      const result = await execute({ schema, document, contextValue, variableValues: variables });
      const errors = result.errors?.map((error) => mask(error, 'Unexpected error.'));
      return withExtensions({ ...result, ...(errors ? { errors: errors as GraphQLError[] } : {}) }, edge);
    },
  };
}

/** Somebody signed in or out while this waited: who it was meant for is not certain any more. */
function sessionReplaced(): GraphQLError {
  return new GraphQLError('The session was replaced meanwhile. Load the page again.', {
    extensions: { code: 'SESSION_REPLACED', http: { status: 403 } },
  });
}

/** Says what the answer rests on: every upstream call when asked, and stale or missing sources always. */
function withExtensions<Result extends ExecutionResult>(result: Result, edge: EdgeRequest): Result {
  const degraded = degradations(edge.log);
  if (!edge.explains && degraded.length === 0) return result;
  return {
    ...result,
    extensions: {
      ...result.extensions,
      ...(edge.explains ? { upstream: edge.log.records.map(rounded) } : {}),
      ...(degraded.length > 0 ? { degraded } : {}),
    },
  };
}

function rounded(record: CallRecord): CallRecord {
  return { ...record, durationMs: Math.round(record.durationMs * 10) / 10 };
}

function degradations(
  log: CallLog,
): { source: string; call: string; reason: 'stale' | 'failed'; staleAgeMs?: number }[] {
  return log.records
    .filter((record) => record.verdict === 'stale' || record.verdict === 'failed')
    .map((record) => ({
      source: record.source,
      call: record.call,
      reason: record.verdict === 'stale' ? 'stale' : 'failed',
      ...(record.ageMs === undefined ? {} : { staleAgeMs: Math.round(record.ageMs) }),
    }));
}
