/**
 * Shipped queries by GET whose answer others may be served, too: asked of the lane, made by yoga. Everything else, and
 * whatever is refused, is yoga's business alone.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLError } from 'graphql';
import { AnswerFacts } from '../../sources/answerFacts.ts';
import { asksForSchema } from '../documentLimits.rules.ts';
import type { EdgeRequest } from '../edgeRequest.ts';
import type { GraphqlParams } from '../graphqlParams.ts';
import { operationOf } from '../inContext.ts';
import type { Operations } from '../operations.ts';
import { canonicalJson } from './canonicalJson.rules.ts';
import type { Lane, Question } from './Lane.ts';
import { marketsVersion } from './marketsVersion.ts';
import { sendKept } from './sendKept.ts';

/** What a kept answer costs its caller, whatever it took to make it. */
const HIT_POINTS = 1;

export interface LaneGraphqlOptions {
  lane: Lane;
  operations: Operations;
  /** Asks yoga, as if the request had come over HTTP. */
  ask(params: GraphqlParams, accept: string, edge: EdgeRequest): Promise<Response>;
  /** Takes what the operation costs; gives the refusal where the caller has nothing left. */
  charge(documentId: string, variables: Variables, edge: EdgeRequest): Promise<GraphQLError | null>;
  /** Takes so many points; false where the caller has none left. */
  takes(edge: EdgeRequest, points: number): Promise<boolean>;
  /** Told of a question whose answer any guest may be served. */
  learned(request: IncomingMessage, question: Question, edge: EdgeRequest): void;
}

type Variables = Readonly<Record<string, unknown>>;

/** Gives true when it has answered. */
export type LaneGraphql = (
  request: IncomingMessage,
  response: ServerResponse,
  asked: { edge: EdgeRequest; params: GraphqlParams },
) => Promise<boolean>;

export function createLaneGraphql({
  lane,
  operations,
  ask,
  charge,
  takes,
  learned,
}: LaneGraphqlOptions): LaneGraphql {
  const eligible = new Set(
    [...operations]
      .filter(
        ([, document]) => operationOf(document, null)?.operation === 'query' && !asksForSchema(document),
      )
      .map(([id]) => id),
  );

  return async (request, response, { edge, params }) => {
    const { documentId, variables = {} } = params;
    const accept = mediaType(request.headers.accept);
    if (request.method !== 'GET' || accept === null || documentId === undefined) return false;
    if (!eligible.has(documentId) || Object.keys(params).some((name) => !plain.has(name))) return false;
    if (edge.client.kind !== 'public' || edge.explains) return false;

    const question: Question = {
      name: `graphql ${accept} ${documentId} ${canonicalJson(variables)} ${marketsVersion(edge)}`,
      vary: 'Accept, Accept-Encoding, Authorization, Cookie',
      async make(asking) {
        const facts = new AnswerFacts();
        const made: EdgeRequest = { ...asking, facts, isPaid: true, hasErrors: false };
        const answer = await ask(params, accept, made);
        return {
          status: answer.status,
          headers: { 'content-type': answer.headers.get('content-type') ?? accept },
          body: Buffer.from(await answer.arrayBuffer()),
          isGood: answer.status === 200 && !made.hasErrors,
          facts,
        };
      },
    };
    const kept = lane.kept(question, edge);
    if (kept) {
      // Whoever has nothing left is told so elsewhere.
      if (!(await takes(edge, HIT_POINTS))) return false;
      learned(request, question, edge);
      await sendKept(request, response, kept.response, kept.verdict);
      return true;
    }
    if (lane.isPersonal(question, edge)) return false;
    if ((await charge(documentId, variables, edge)) !== null) return false;
    edge.isPaid = true;
    const answer = await lane.ask(question, edge);
    if (answer === null) return false;
    const { made } = answer.response;
    // Yoga says what is wrong, with all that belongs to a refusal.
    if (made.status !== 200) return false;
    if (answer.isPublic && made.isGood) learned(request, question, edge);
    edge.hasErrors = !made.isGood;
    await sendKept(request, response, answer.response, answer.verdict);
    return true;
  };
}

const plain: ReadonlySet<string> = new Set(['documentId', 'variables']);

/** Null where a browser or a client wants something else. */
function mediaType(accept = '*/*'): string | null {
  if (accept.includes('text/html')) return null;
  if (accept.includes('application/graphql-response+json')) return 'application/graphql-response+json';
  return /application\/(json|\*)|\*\/\*/.test(accept) ? 'application/json' : null;
}
