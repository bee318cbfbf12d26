/**
 * The GraphQL endpoint: yoga with one plugin per concern for HTTP, and in-process execution for server-rendered pages.
 */
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { createYoga, processRegularResult, type Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import type { SharedState } from '../state/SharedState.ts';
import type { BotCheck } from '../limits/botCheck.ts';
import type { Budgets } from '../limits/budgets.ts';
import { Charges } from '../limits/charges.ts';
import { CompiledOperations } from './documents/compiledOperations.ts';
import type { CsrfGuard } from '../session/csrf.ts';
import { Documents, type DocumentsOptions } from './documents/documents.ts';
import type { EdgeRequest } from '../http/edgeRequest.ts';
import { createExecution, type Execution } from './execution.ts';
import { GraphqlAnswers, withoutStatusOfFields } from './graphqlAnswers.ts';
import { createIdempotency } from './idempotency.ts';
import { operationContext } from './operationContext.ts';
import { OperationCost } from './operationCost.ts';
import type { Operations } from './documents/operations.ts';
import type { EdgeContext } from './plugins/EdgeContext.ts';
import { useAnswerExtensions } from './plugins/useAnswerExtensions.ts';
import { useBudget } from './plugins/useBudget.ts';
import { useDocuments, useVariableLimits } from './plugins/useDocuments.ts';
import { useErrors } from './plugins/useErrors.ts';
import { useExecution } from './plugins/useExecution.ts';
import { useMarket } from './plugins/useMarket.ts';
import { useParams } from './plugins/useParams.ts';
import { usePartnerScopes } from './plugins/usePartnerScopes.ts';
import { useReplacedSession, useSessionChanges } from './plugins/useSessionChanges.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import type { Sources } from '../sources.ts';

export const GRAPHQL_PATH = '/api/graphql';
/** Sent by GraphiQL: the response then lists every upstream call of the request. For holders of a key and open endpoints. */
export const EXPLAIN_HEADER = 'x-explain';

export interface GraphqlOptions {
  schema: GraphQLSchema;
  operations: Operations;
  sources: Sources;
  csrf: CsrfGuard;
  sessions: SessionStore;
  budgets: Budgets;
  /** Encrypts stored responses. */
  sessionSecret: string;
  /** Stores which mutations were answered. */
  state: Pick<SharedState, 'values' | 'inTurn'>;
  /** Checks mutations of shoppers before they run. */
  refuseBots: BotCheck;
  /** Ad-hoc queries for everybody; when false, for partners only. */
  open: boolean;
  log: Pick<Logger, 'error' | 'warn'>;
  /** Told of each document that a request names or brings. */
  found?: DocumentsOptions['found'];
  /** Runs before the plugins that refuse, so that it sees refusals. */
  monitor: Plugin<{ edge: EdgeRequest }>;
}

export interface GraphqlHttpRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
}

export interface WholeAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface GraphqlEndpoint extends Execution {
  /** Compiles these shipped operations ahead of their first run; unknown ids are ignored. */
  prepare(ids: Iterable<string>): Promise<void>;
  /** Answers a request that passed the request guard. */
  answer(requested: GraphqlHttpRequest, context: EdgeContext): Promise<WholeAnswer>;
  /** Serializes the result of an operation as yoga does. @param mediaType a JSON media type. */
  written(result: ExecutionResult, mediaType: string): Promise<WholeAnswer>;
}

export function createGraphql(options: GraphqlOptions): GraphqlEndpoint {
  const { schema, operations, csrf, sessions, state, open, log } = options;
  const answers = new GraphqlAnswers(log);
  const mask = (error: unknown, message: string): Error => answers.mask(error, message);
  const repeats = createIdempotency({ state, sessions, secret: options.sessionSecret, mask, log });
  const documents = new Documents({
    schema,
    operations,
    open,
    ...(options.found ? { found: options.found } : {}),
  });
  const cost = new OperationCost(schema);
  const charges = new Charges(options.budgets);
  const contextFor = operationContext(options.sources, csrf);
  const compiled = new CompiledOperations(schema);
  for (const document of operations.values()) compiled.add(document);

  const yoga = createYoga<EdgeContext>({
    schema,
    graphqlEndpoint: GRAPHQL_PATH,
    landingPage: false,
    cors: false,
    logging: false,
    multipart: false,
    // Both are limited earlier: bodies by requestLimits.ts, queries and their cache by documents.ts.
    maxRequestBodySize: false,
    parserAndValidationCache: false,
    maskedErrors: { maskError: mask },
    graphiql: false,
    plugins: [
      useParams(),
      useExecution(compiled, documents),
      options.monitor,
      useVariableLimits(),
      usePartnerScopes(schema),
      useBudget({ charges, documents, cost }),
      useDocuments(documents, schema),
      useReplacedSession(repeats, csrf),
      useMarket(contextFor),
      useSessionChanges({ repeats, refuseBots: options.refuseBots, sessions }),
      useAnswerExtensions(),
      useErrors(answers, documents),
    ],
  });

  return {
    ...createExecution({ schema, operations, contextFor, compiled, charges, cost, answers }),
    async prepare(ids) {
      await compiled.prepare([...ids].flatMap((id) => operations.get(id) ?? []));
    },
    async answer({ method, url, headers }, context) {
      // Yoga's own fetch classes keep a text body as text; Node's would stream it.
      const request = new yoga.fetchAPI.Request(`http://localhost${url}`, { method, headers });
      return whole(await yoga.fetch(request, context, nothing));
    },
    async written(result, mediaType) {
      if (result.errors)
        return whole(processRegularResult(withoutStatusOfFields(result), yoga.fetchAPI, mediaType));
      const headers = { 'content-type': `${mediaType}; charset=utf-8` };
      return { status: 200, headers, body: JSON.stringify(result) };
    },
  };
}

/**
 * Given a single context, yoga would make it the prototype of its own, and a prototype outlives its request
 * (decision 145).
 */
const nothing = {};

async function whole(response: Response): Promise<WholeAnswer> {
  const { status, headers } = response;
  return { status, headers: Object.fromEntries(headers), body: await response.text() };
}
