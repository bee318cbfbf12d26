/**
 * The GraphQL endpoint: yoga for HTTP, and the same preparation and execution in process for server-rendered pages.
 * An operation gets its market from `@inContext(locale:)`; a mutation must carry the anti-forgery token.
 */
import type { ServerResponse } from 'node:http';
import { GraphQLError, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import { contextsOf, type RequestContext } from '../context.ts';
import type { SharedState } from '../state/SharedState.ts';
import type { BotCheck } from './botCheck.ts';
import type { Budgets } from './budgets.ts';
import type { CsrfGuard } from './csrf.ts';
import { CompiledOperations } from './compiledOperations.ts';
import { Documents, type FoundDocument } from './documents.ts';
import type { EdgeRequest } from './edgeRequest.ts';
import { GraphqlAnswers, withCodes, withCost, withExtensions } from './graphqlAnswers.ts';
import { createGraphqlDoor, type DoorContext } from './graphqlDoor.ts';
import { graphiqlPage } from './graphiqlPage.ts';
import { localeOfOperation, operationOf } from './inContext.ts';
import { OperationCost, READING_POINTS } from './operationCost.ts';
import type { Operations } from './operations.ts';
import { rateLimited, tooLarge } from './queryRefusals.ts';
import { rateLimitHeaders, waitSeconds, type BudgetState } from './budget.rules.ts';
import { createIdempotency, sessionReplaced } from './idempotency.ts';
import { partnerOperations } from './partnerOperations.ts';
import type { SessionStore } from './sessionStore.ts';
import type { Sources } from './sources.ts';
import { tolerantVariables } from './tolerantVariables.ts';
import { passedVariableLimit } from './variableLimits.rules.ts';

export const GRAPHQL_PATH = '/api/graphql';
/** GraphiQL sends it; the answer then lists each upstream call of the request. */
export const EXPLAIN_HEADER = 'x-explain';

export interface GraphqlOptions {
  schema: GraphQLSchema;
  operations: Operations;
  sources: Sources;
  csrf: CsrfGuard;
  sessions: SessionStore;
  budgets: Budgets;
  /** Seals what is kept of answers. */
  sessionSecret: string;
  /** Knows which mutations were answered already. */
  state: Pick<SharedState, 'values' | 'inTurn'>;
  /** Asked about mutations of shoppers, before they run. */
  refuseBots: BotCheck;
  /** Free text and GraphiQL for everybody; when false, free text from partners only. */
  open: boolean;
  log: Pick<Logger, 'error' | 'warn'>;
  /** Looks on; before all others, so that it sees what they refuse. */
  watch: Plugin<{ edge: EdgeRequest }>;
}

/** Resolvers get a context of their own (contextFor): to copy one would be to look at all of it. */
type YogaContext = DoorContext & { res?: Pick<ServerResponse, 'setHeader'> };

export function createGraphql(options: GraphqlOptions) {
  const { schema, operations, sources, csrf, sessions, budgets, state, refuseBots, open, log } = options;
  const answers = new GraphqlAnswers(log);
  const mask = (error: unknown, message: string): Error => answers.mask(error, message);
  const repeats = createIdempotency({ state, sessions, secret: options.sessionSecret, mask, log });
  const documents = new Documents({ schema, operations, open });
  const cost = new OperationCost(schema);
  const compiled = new CompiledOperations(schema);
  for (const document of operations.values()) compiled.add(document);
  /** What each request runs, and what was taken for it. */
  const found = new WeakMap<EdgeRequest, FoundDocument>();
  const taken = new WeakMap<EdgeRequest, { points: number; budget: BudgetState | null }>();

  /** The resolvers' context for one operation. Throws the error that the caller shall see. */
  function contextFor(
    document: DocumentNode,
    operationName: string | null | undefined,
    variables: Readonly<Record<string, unknown>>,
    edge: EdgeRequest,
  ): RequestContext {
    const operation = operationOf(document, operationName);
    const isShopper = edge.client.kind === 'public';
    if (operation?.operation === 'mutation' && edge.session.isFramed) {
      throw new GraphQLError('A preview in a frame changes nothing.', {
        extensions: { code: 'PREVIEW_READ_ONLY', http: { status: 403 } },
      });
    }
    if (isShopper && operation?.operation === 'mutation' && !csrf.accepts(edge.session, edge.csrfToken)) {
      throw new GraphQLError('The csrf-token header is missing or does not belong to this session.', {
        extensions: { code: 'CSRF_TOKEN_REQUIRED', http: { status: 403 } },
      });
    }
    const locale = (operation && localeOfOperation(operation, variables)) ?? 'en-us';
    const context = contextsOf(sources, edge).inMarket(locale);
    if (!context) {
      throw new GraphQLError(`'${locale.slice(0, 40)}' is not a locale of this shop.`, {
        extensions: { code: 'UNKNOWN_LOCALE', http: { status: 400 } },
      });
    }
    return context;
  }

  /** Takes points beside what the request has cost already. */
  async function take(edge: EdgeRequest, points: number): Promise<BudgetState | null> {
    const budget = await budgets.takeCost(edge.client, edge.address, points);
    edge.cost = points + (edge.cost ?? 0);
    taken.set(edge, { points: edge.cost, budget });
    return budget;
  }

  /** @throws GraphQLError when the caller has spent the minute's points, or the operation costs more than all of them. */
  async function charge(edge: EdgeRequest, points: number): Promise<void> {
    if (edge.isPaid) return;
    const most = budgets.costLimit(edge.client);
    if (points > most) throw tooLarge({ limit: 'costPerMinute', value: points, most });
    const budget = await take(edge, points);
    if (budget && !budget.allowed) throw rateLimited(points, most, waitSeconds(budget));
  }

  const guard: Plugin<YogaContext, YogaContext> = {
    onRequestParse({ serverContext, setRequestParser }) {
      setRequestParser(() => serverContext.params);
    },
    async onParams({ params, setParams, context }) {
      const passed = passedVariableLimit(params.variables);
      if (passed) throw tooLarge(passed);
      const { edge } = context;
      // Before the text is read: who has nothing left has it read for nothing.
      if (params.query !== undefined && documents.isTrusted(edge.client)) await charge(edge, READING_POINTS);
      const ran = documents.find(params, edge.client);
      found.set(edge, ran);
      const { operationName, extensions } = params;
      const variables = tolerantVariables(schema, ran, params.variables);
      // The text is read already; yoga wants one all the same.
      setParams({ query: 'read', operationName, variables, extensions });
    },
    onParse({ context, setParsedDocument }) {
      const known = found.get(context.edge);
      if (known) setParsedDocument(known.document);
    },
    onValidate({ setResult }) {
      setResult([]);
    },
    async onResultProcess({ result, setResult, serverContext }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result) return;
      const { edge, res } = serverContext;
      // Refused before its cost was known: to look at it was work as well.
      if (!taken.has(edge) && !edge.isPaid) await take(edge, READING_POINTS);
      const { points, budget } = taken.get(edge) ?? { points: 0, budget: null };
      for (const [name, value] of Object.entries(budget ? rateLimitHeaders(budget) : {}))
        res?.setHeader(name, value);
      const told = result.errors
        ? {
            ...result,
            errors: answers.told(hasRun(result) ? result.errors : withCodes(result.errors), {
              requestId: edge.requestId,
              operation: shippedName(found.get(edge)),
            }),
          }
        : result;
      setResult(budget && tellsCost(edge) ? withCost(told, points, budget) : told);
    },
  };

  const market: Plugin<YogaContext, YogaContext> = {
    async onExecute({ args, executeFn, setExecuteFn, setResultAndStopExecution }) {
      const { edge } = args.contextValue;
      const { document, operationName } = args;
      const variables = args.variableValues ?? {};
      const ran = found.get(edge);
      try {
        await charge(edge, ran ? cost.points(ran, operationName, variables) : READING_POINTS);
        // A partner has no session that two requests of it could change at once.
        const changesSession =
          edge.client.kind === 'public' && operationOf(document, operationName)?.operation === 'mutation';
        if (changesSession && csrf.acceptedOnce(edge.session, edge.csrfToken)) {
          const before = await repeats.again(edge, args);
          if (before) {
            await edge.beforeAnswer?.();
            setResultAndStopExecution(before);
            return undefined;
          }
        }
        const context = contextFor(document, operationName, variables, edge);
        // What the schema holds is not told by guesses either.
        const hideSuggestions = !documents.isTrusted(edge.client);
        const run = (contextValue: RequestContext) =>
          executeFn({ ...args, contextValue, hideSuggestions } as never) as Promise<ExecutionResult>;
        setExecuteFn(() => run(context));
        if (changesSession) {
          const inTurn = async (): Promise<ExecutionResult> => {
            const refusal = await refuseBots(args, edge);
            if (refusal) return { errors: [refusal] };
            return sessions.inTurn(edge.session, async (session) => {
              if (!session) return { errors: [sessionReplaced()] };
              edge.session = session;
              return run(contextFor(document, operationName, variables, edge));
            });
          };
          setExecuteFn(() => repeats.once(edge, args, inTurn));
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

  /** The innermost: whoever watches sees how long it took. */
  const execution: Plugin<YogaContext, YogaContext> = {
    onExecute({ setExecuteFn }) {
      setExecuteFn(({ document, operationName, contextValue, variableValues, ...more }) =>
        compiled.run(document, {
          operationName,
          contextValue: contextValue as object,
          variableValues: variableValues ?? {},
          hideSuggestions: (more as { hideSuggestions?: boolean }).hideSuggestions ?? true,
        }),
      );
    },
  };

  const graphiql = graphiqlPage({ [EXPLAIN_HEADER]: 'upstream' });
  const yoga = createYoga<YogaContext>({
    schema,
    graphqlEndpoint: GRAPHQL_PATH,
    landingPage: false,
    cors: false,
    logging: false,
    multipart: false,
    // The door has read the body and the documents are kept where they belong: strangers' texts nowhere.
    maxRequestBodySize: false,
    parserAndValidationCache: false,
    maskedErrors: { maskError: mask },
    graphiql: open,
    renderGraphiQL: () => graphiql().html,
    plugins: [execution, options.watch, guard, partnerOperations(schema), market],
  });

  return {
    ...createGraphqlDoor((request, response, context) => {
      if (open && request.method === 'GET' && request.headers.accept?.includes('text/html'))
        response.setHeader('content-security-policy', graphiql().policy);
      return yoga(request, response, context);
    }),
    /** Takes what a persisted operation costs, as if it were asked over HTTP. Gives the refusal where there is nothing left. */
    async chargePersisted(
      documentId: string,
      variables: Readonly<Record<string, unknown>>,
      edge: EdgeRequest,
    ): Promise<GraphQLError | null> {
      const document = operations.get(documentId);
      if (!document) return null;
      try {
        await charge(edge, cost.points({ document, persistedId: documentId }, null, variables));
        return null;
      } catch (error) {
        if (error instanceof GraphQLError) return error;
        throw error;
      }
    },
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
      const result = await compiled.run(document, {
        contextValue,
        variableValues: variables,
        hideSuggestions: true,
      });
      const masked = result.errors?.map((error) => answers.mask(error, 'Unexpected error.') as GraphQLError);
      const operation = shippedName({ document, persistedId: documentId });
      const errors = masked && answers.told(masked, { requestId: edge.requestId, operation });
      return withExtensions({ ...result, ...(errors ? { errors } : {}) }, edge);
    },
  };
}

/** Null is what came of it; nothing at all is what did not begin. */
function hasRun({ data }: ExecutionResult): boolean {
  return data !== undefined;
}

/** A stranger's text may be named anything, so it is not named. */
function shippedName(ran: FoundDocument | undefined): string | null {
  return ran?.persistedId ? (operationOf(ran.document, null)?.name?.value ?? null) : null;
}

/** Partners always read what they have left; whoever explores the open graph, when asking for an explanation. */
function tellsCost({ client, explains }: EdgeRequest): boolean {
  return client.kind === 'partner' || explains;
}
