/**
 * A page's data beside the page (platform.md 7: per-page `_payload.json`, which carries a build id): what a guest who moves
 * on inside the shop reads in one request. The client's server bundle says what a page asks for; here it is run as for a
 * guest who comes for the first time, so nothing of a session, its cart or a customer can be in it. Who is signed in, or
 * looks at drafts, gets none of it. What the page's status would be, and where it leads, is told as data: a browser that asks
 * follows redirects by itself, and says in its console what failed.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { marketsText, type MarketsText } from '../region/marketsText.rules.ts';
import { AnswerFacts } from '../sources/answerFacts.ts';
import type { EdgeRequest } from './edgeRequest.ts';
import { guestRequest, isGuest } from './guestRequest.ts';
import type { Lane, LaneAnswer, Question } from './lane/Lane.ts';
import { marketsVersion } from './lane/marketsVersion.ts';
import { sendKept } from './lane/sendKept.ts';
import type { PageServer } from './pages.ts';
import { sendJson } from './plainAnswers.ts';
import type { FollowRedirects } from './redirects.ts';

/** What the client's server bundle exports as `readPayload`; the same words stand in client/readPayload.ts. */
export type ReadPayload = (request: PayloadRequest) => Promise<Payload>;

export interface PayloadRequest {
  /** Path and query of the page, which leads nowhere else. */
  url: string;
  /** What is offered where. */
  markets: MarketsText;
  /** Runs a persisted operation for a guest without a cart; null when it is about the session. */
  execute(documentId: string, variables: object): Promise<object | null>;
  /** Told the pattern of the address's screen. */
  routed?(screen: string): void;
}

export interface Payload {
  /** That the page would answer with; null where that depends on the session. */
  status: number | null;
  /** GraphQL answers by the address that each query is asked at. */
  answers: Record<string, object>;
}

type Variables = Readonly<Record<string, unknown>>;

export interface PayloadsOptions {
  pages: () => Promise<PageServer>;
  /** Whether an operation's answer is the same for every guest. */
  isShared(documentId: string): boolean;
  /** Takes the points of an operation; gives the refusal where the caller has none left. */
  charge(documentId: string, variables: Variables, edge: EdgeRequest): Promise<Error | null>;
  /** Runs an operation for a guest's request, whose result many pages may be made from. */
  executeForGuests(documentId: string, variables: Variables, guest: EdgeRequest): Promise<object>;
  redirects: FollowRedirects;
  lane: Lane;
  /** Takes the points of an answer that is kept; false where the caller has none left. */
  takes(edge: EdgeRequest, points: number): Promise<boolean>;
  /** Told of a payload that any guest may be served. */
  learned(
    request: IncomingMessage,
    question: Question,
    page: { edge: EdgeRequest; screen: string | null },
  ): void;
}

const payloadFile = /\/_payload\.json$/;

/** @param url path and query. @returns those of the page whose payload is asked for; null for any other address. */
export function pageOfPayload(url: string): string | null {
  const cut = `${url}?`.indexOf('?');
  const path = url.slice(0, cut);
  return payloadFile.test(path) ? (path.replace(payloadFile, '') || '/') + url.slice(cut) : null;
}

export function createPayloads(options: PayloadsOptions) {
  const { pages, isShared, charge, executeForGuests, redirects, lane, takes, learned } = options;

  /** @param page path and query of the page. */
  return async function sendPayload(
    request: IncomingMessage,
    response: ServerResponse,
    edge: EdgeRequest,
    page: string,
  ): Promise<void> {
    const { redirectAt, readPayload, buildId = null } = await pages();
    const markets = marketsText(edge.markets);
    const tell = (status: number | null, more: { location?: string } = {}): void => {
      response.setHeader('cache-control', isGuest(edge) ? 'private, no-cache' : 'private, no-store');
      response.setHeader('x-robots-tag', 'noindex');
      sendJson(response, 200, { buildId, status, ...more, answers: {} });
    };
    /** Set where an operation was refused, for whoever asked has nothing left. */
    let isRefused = false;
    const question: Question = {
      name: `payload ${page} ${buildId ?? ''} ${marketsVersion(edge)}`,
      vary: 'Accept-Encoding, Cookie',
      async make(asking) {
        const guest = guestRequest(asking);
        const { status, answers } = await readPayload({
          url: page,
          markets,
          async execute(documentId, asked) {
            if (!isShared(documentId)) return null;
            const variables = asked as Variables;
            const refusal = asking.isPaid ? null : await charge(documentId, variables, asking);
            isRefused ||= refusal !== null;
            return refusal ? { errors: [refusal] } : executeForGuests(documentId, variables, guest);
          },
          routed: (screen) => {
            guest.screen = screen;
          },
        });
        const { facts = new AnswerFacts(), screen } = guest;
        return {
          status: 200,
          ...(screen === undefined ? {} : { screen }),
          headers: { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' },
          body: Buffer.from(JSON.stringify({ buildId, status, answers })),
          isGood: !isRefused && (status === 200 || status === null),
          facts,
        };
      },
    };
    const send = ({ response: kept, verdict }: LaneAnswer): Promise<void> => {
      const { screen, isGood } = kept.made;
      if (screen !== undefined) edge.screen = screen;
      if (isGood) learned(request, question, { edge, screen: screen ?? null });
      return sendKept(request, response, kept, verdict);
    };

    const kept = isGuest(edge) ? lane.kept(question, edge) : null;
    if (kept && (await takes(edge, 1))) return send(kept);
    const verdict = await redirects(page, edge, {
      languages: request.headers['accept-language'] ?? '',
      redirectAt: (to) => redirectAt(to, markets),
    });
    if (verdict.kind === 'leads')
      return tell(verdict.isPermanent ? 301 : 302, { location: verdict.location });
    if (verdict.kind !== 'stays') return tell(verdict.kind === 'tooMany' ? 400 : 404);
    const answer = isGuest(edge) ? await lane.ask(question, edge) : null;
    return answer ? send(answer) : tell(null);
  };
}
