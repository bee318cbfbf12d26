/**
 * Answers guests' shipped queries with shareable results through the response cache, without yoga. Responses to GET are
 * cached; those to POST are shared by concurrent callers. Everything else, including refusals, is passed on to yoga.
 */
import type { IncomingMessage } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { GraphQLError } from 'graphql';
import { AnswerFacts } from '../../sources/transport/cache/answerFacts.ts';
import { rateLimitHeaders } from '../limits/budget.rules.ts';
import { isIntrospection } from '../graphql/documents/documentLimits.rules.ts';
import type { ApiClient, EdgeRequest } from '../http/edgeRequest.ts';
import type { Execution } from '../graphql/execution.ts';
import type { GraphqlEndpoint } from '../graphql/graphql.ts';
import { BadParams, readParams, type GraphqlParams } from '../graphql/graphqlParams.ts';
import { operationOf } from '../graphql/inContext.ts';
import type { EdgeMiddleware } from '../http/middleware/EdgeEnv.ts';
import type { Operations } from '../graphql/documents/operations.ts';
import { exceededVariableLimit } from '../graphql/documents/variableLimits.rules.ts';
import { canonicalJson } from './canonicalJson.rules.ts';
import type { GeneratedResponse } from './CachedResponse.ts';
import type { ResponseCache, CachedAnswer, CacheableRequest } from './ResponseCache.ts';
import { marketsVersion } from './marketsVersion.ts';
import { sendCached } from './sendCached.ts';

/** Points charged for a cached response. */
const HIT_POINTS = 1;

export interface CachedGraphqlOptions {
  responseCache: ResponseCache;
  operations: Operations;
  endpoint: Pick<GraphqlEndpoint, 'budgetOf' | 'chargePersisted' | 'takes' | 'written'>;
  execute: Execution['executePersisted'];
  /** Told of each shipped query that is answered here. */
  asked(documentId: string, client: ApiClient): void;
  /** Called with a request whose response any guest may be served. */
  registerFastPath(
    request: IncomingMessage,
    cacheable: CacheableRequest,
    requested: { edge: EdgeRequest; screen: null; documentId: string },
  ): void;
}

export function cachedGraphql(options: CachedGraphqlOptions): EdgeMiddleware {
  const { responseCache, operations, endpoint, registerFastPath } = options;
  const eligible = new Set(
    [...operations]
      .filter(
        ([, document]) => operationOf(document, null)?.operation === 'query' && !isIntrospection(document),
      )
      .map(([id]) => id),
  );
  const shippedQuery = async (request: IncomingMessage): Promise<GraphqlParams | null> => {
    if (request.method === 'GET' && !request.url?.includes('documentId=')) return null;
    const params = await readableParams(request);
    const isPlain = params !== null && Object.keys(params).every((name) => plain.has(name));
    return isPlain && eligible.has(params.documentId ?? '') ? params : null;
  };

  return async (c, next) => {
    const { incoming, outgoing } = c.env;
    const edge = c.get('edge');
    const isPost = incoming.method === 'POST';
    const accept = mediaType(incoming.headers.accept);
    if (accept === null || edge.client.kind !== 'public' || edge.explains) return next();
    // Customers may be served cached responses, but do not share those in flight.
    if (isPost && edge.session.isSignedIn) return next();
    const params = await shippedQuery(incoming);
    if (params === null) return next();
    const { documentId = '', variables = {} } = params;
    options.asked(documentId, edge.client);
    const cacheable = cacheableQuery(options, { documentId, variables, accept, isPost }, edge);
    const send = async (answer: CachedAnswer): Promise<Response> => {
      await sendCached(incoming, outgoing, isPost ? { ...answer, isPublic: false } : answer);
      return RESPONSE_ALREADY_SENT;
    };
    const cached = isPost ? null : responseCache.cached(cacheable, edge);
    if (cached) {
      // Yoga explains an exhausted budget.
      if (!(await endpoint.takes(edge, HIT_POINTS))) return next();
      registerFastPath(incoming, cacheable, { edge, screen: null, documentId });
      return send(cached);
    }
    if (responseCache.isPersonal(cacheable, edge)) return next();
    if (exceededVariableLimit(variables) !== null) return next();
    if ((await endpoint.chargePersisted(documentId, variables, edge)) !== null) return next();
    edge.isPaid = true;
    const answer = await responseCache.generate(cacheable, edge);
    // Personal and refused requests are passed on to yoga.
    if (answer?.response.generated.status !== 200) return next();
    const { isGood } = answer.response.generated;
    if (!isPost && answer.isPublic && isGood)
      registerFastPath(incoming, cacheable, { edge, screen: null, documentId });
    edge.hasErrors = !isGood;
    const budget = isPost ? endpoint.budgetOf(edge) : null;
    if (budget)
      for (const [name, value] of Object.entries(rateLimitHeaders(budget))) outgoing.setHeader(name, value);
    return send(answer);
  };
}

interface RequestedQuery {
  documentId: string;
  variables: Readonly<Record<string, unknown>>;
  accept: string;
  isPost: boolean;
}

function cacheableQuery(
  { endpoint, execute }: Pick<CachedGraphqlOptions, 'endpoint' | 'execute'>,
  { documentId, variables, accept, isPost }: RequestedQuery,
  edge: EdgeRequest,
): CacheableRequest {
  return {
    name: `graphql ${accept} ${documentId} ${canonicalJson(variables)} ${marketsVersion(edge)}${isPost ? ' by POST' : ''}`,
    vary: 'Accept, Accept-Encoding, Authorization, Cookie',
    isCached: !isPost,
    async generate(requester) {
      const facts = new AnswerFacts();
      const generated: EdgeRequest = { ...requester, facts, isPaid: true };
      try {
        const result = await execute(documentId, variables, generated);
        if (result.data === undefined) return refused(facts);
        const { status, headers, body } = await endpoint.written(result, accept);
        return { status, headers, body: Buffer.from(body), isGood: status === 200 && !result.errors, facts };
      } catch (error) {
        if (error instanceof GraphQLError) return refused(facts);
        throw error;
      }
    },
  };
}

/** Yoga explains the error to each caller. */
function refused(facts: AnswerFacts): GeneratedResponse {
  return { status: 400, headers: {}, body: Buffer.alloc(0), isGood: false, facts };
}

/** Null when invalid: yoga reports the mistake. */
async function readableParams(request: IncomingMessage): Promise<GraphqlParams | null> {
  try {
    return await readParams(request);
  } catch (error) {
    if (error instanceof BadParams) return null;
    throw error;
  }
}

const plain: ReadonlySet<string> = new Set(['documentId', 'variables']);

/** Null when the caller accepts neither media type. */
function mediaType(accept = '*/*'): string | null {
  if (accept.includes('text/html')) return null;
  if (accept.includes('application/graphql-response+json')) return 'application/graphql-response+json';
  return /application\/(json|\*)|\*\/\*/.test(accept) ? 'application/json' : null;
}
