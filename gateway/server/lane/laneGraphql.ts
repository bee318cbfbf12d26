/**
 * Shipped queries by GET whose answer others may be served, too: asked of the lane, made by yoga. Everything else, and
 * whatever is refused, is yoga's business alone.
 */
import type { IncomingMessage } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { AnswerFacts } from '../../sources/answerFacts.ts';
import { asksForSchema } from '../documentLimits.rules.ts';
import type { EdgeRequest } from '../edgeRequest.ts';
import { GRAPHQL_PATH, type GraphqlEndpoint } from '../graphql.ts';
import { paramsOfAddress, type GraphqlParams } from '../graphqlParams.ts';
import { operationOf } from '../inContext.ts';
import type { EdgeMiddleware } from '../middleware/EdgeEnv.ts';
import type { Operations } from '../operations.ts';
import { passedVariableLimit } from '../variableLimits.rules.ts';
import { canonicalJson } from './canonicalJson.rules.ts';
import type { Lane, Question } from './Lane.ts';
import { marketsVersion } from './marketsVersion.ts';
import { sendKept } from './sendKept.ts';

/** What a kept answer costs its caller, whatever it took to make it. */
const HIT_POINTS = 1;

export interface LaneGraphqlOptions {
  lane: Lane;
  operations: Operations;
  endpoint: Pick<GraphqlEndpoint, 'answer' | 'chargePersisted' | 'takes'>;
  /** Told of a question whose answer any guest may be served. */
  learned(request: IncomingMessage, question: Question, asked: { edge: EdgeRequest; screen: null }): void;
}

export function laneGraphql({ lane, operations, endpoint, learned }: LaneGraphqlOptions): EdgeMiddleware {
  const eligible = new Set(
    [...operations]
      .filter(
        ([, document]) => operationOf(document, null)?.operation === 'query' && !asksForSchema(document),
      )
      .map(([id]) => id),
  );
  const persistedGet = (request: IncomingMessage): GraphqlParams | null => {
    if (request.method !== 'GET' || !request.url?.includes('documentId=')) return null;
    // Yoga says what is wrong with those that cannot be read.
    const params = paramsOfAddress(request.url);
    const isPlain = params !== null && Object.keys(params).every((name) => plain.has(name));
    return isPlain && eligible.has(params.documentId ?? '') ? params : null;
  };

  return async (c, next) => {
    const { incoming, outgoing } = c.env;
    const edge = c.get('edge');
    const accept = mediaType(incoming.headers.accept);
    const params = persistedGet(incoming);
    if (params === null || accept === null || edge.client.kind !== 'public' || edge.explains) return next();
    const { documentId = '', variables = {} } = params;
    const question = graphqlQuestion(endpoint, params, accept, edge);
    const kept = lane.kept(question, edge);
    if (kept) {
      // Whoever has nothing left is told so by yoga.
      if (!(await endpoint.takes(edge, HIT_POINTS))) return next();
      learned(incoming, question, { edge, screen: null });
      await sendKept(incoming, outgoing, kept);
      return RESPONSE_ALREADY_SENT;
    }
    if (lane.isPersonal(question, edge)) return next();
    if (passedVariableLimit(variables) !== null) return next();
    if ((await endpoint.chargePersisted(documentId, variables, edge)) !== null) return next();
    edge.isPaid = true;
    const answer = await lane.ask(question, edge);
    // What belongs to a session, and what is refused, with all that goes with it, is yoga's.
    if (answer?.response.made.status !== 200) return next();
    const { isGood } = answer.response.made;
    if (answer.isPublic && isGood) learned(incoming, question, { edge, screen: null });
    edge.hasErrors = !isGood;
    await sendKept(incoming, outgoing, answer);
    return RESPONSE_ALREADY_SENT;
  };
}

function graphqlQuestion(
  endpoint: Pick<GraphqlEndpoint, 'answer'>,
  params: GraphqlParams,
  accept: string,
  edge: EdgeRequest,
): Question {
  const { documentId, variables = {} } = params;
  return {
    name: `graphql ${accept} ${documentId} ${canonicalJson(variables)} ${marketsVersion(edge)}`,
    vary: 'Accept, Accept-Encoding, Authorization, Cookie',
    async make(asking) {
      const facts = new AnswerFacts();
      const made: EdgeRequest = { ...asking, facts, isPaid: true, hasErrors: false };
      const answer = await endpoint.answer(
        { method: 'GET', url: GRAPHQL_PATH, headers: { accept } },
        {
          edge: made,
          params: async () => params,
          // What is left of a budget is one caller's.
          res: { setHeader: () => undefined as never },
        },
      );
      return {
        status: answer.status,
        headers: { 'content-type': answer.headers['content-type'] ?? accept },
        body: Buffer.from(answer.body),
        isGood: answer.status === 200 && !made.hasErrors,
        facts,
      };
    },
  };
}

const plain: ReadonlySet<string> = new Set(['documentId', 'variables']);

/** Null where a browser or a client wants something else. */
function mediaType(accept = '*/*'): string | null {
  if (accept.includes('text/html')) return null;
  if (accept.includes('application/graphql-response+json')) return 'application/graphql-response+json';
  return /application\/(json|\*)|\*\/\*/.test(accept) ? 'application/json' : null;
}
