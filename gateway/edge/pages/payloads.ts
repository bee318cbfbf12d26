/**
 * A page's data beside the page (platform.md 7: per-page `_payload.json`, which carries a build id): what a guest who moves
 * on inside the shop reads in one request. The client's server bundle says what a page asks for; here it is run as for a
 * guest who comes for the first time, so nothing of a session, its cart or a customer can be in it. Who is signed in, or
 * looks at drafts, gets none of it. What the page's status would be, and where it leads, is told as data: a browser that asks
 * follows redirects by itself, and says in its console what failed.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MarketsText, Payload, PageBundle } from '../../../schema/pageContract.ts';
import { marketsText } from '../../graph/region/markets/marketsText.rules.ts';
import { AnswerFacts } from '../../sources/transport/cache/answerFacts.ts';
import type { EdgeRequest } from '../http/edgeRequest.ts';
import { guestRequest, isGuest } from '../http/guestRequest.ts';
import type { ResponseCache, CachedAnswer, Question } from '../responseCache/ResponseCache.ts';
import { marketsVersion } from '../responseCache/marketsVersion.ts';
import { sendCached } from '../responseCache/sendCached.ts';
import type { PageServer } from './pages.ts';
import type { FollowRedirects } from './redirects.ts';

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
  responseCache: ResponseCache;
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

export interface PayloadAnswer {
  payload: { buildId: string | null; status: number | null; location?: string; answers: Payload['answers'] };
  cacheControl: string;
}

export function createPayloads(options: PayloadsOptions) {
  const { pages, redirects, responseCache, takes, learned } = options;

  /**
   * @param page path and query of the page.
   * @returns what is to be sent; null when it was sent, as it is kept for every guest.
   */
  return async function payloadOf(
    page: string,
    request: IncomingMessage,
    response: ServerResponse,
    edge: EdgeRequest,
  ): Promise<PayloadAnswer | null> {
    const { redirectAt, readPayload, buildId = null } = await pages();
    const isForGuests = isGuest(edge);
    const markets = marketsText(edge.markets);
    const answer = (payload: Omit<PayloadAnswer['payload'], 'buildId'>): PayloadAnswer => ({
      payload: { buildId, ...payload },
      // As the page itself: nothing of a customer is kept anywhere.
      cacheControl: isForGuests ? 'private, no-cache' : 'private, no-store',
    });
    const question = payloadQuestion(options, {
      page,
      markets,
      buildId,
      readPayload,
      version: marketsVersion(edge),
    });
    const send = async (shared: CachedAnswer): Promise<null> => {
      const { screen, isGood } = shared.response.made;
      if (screen !== undefined) edge.screen = screen;
      if (isGood) learned(request, question, { edge, screen: screen ?? null });
      await sendCached(request, response, shared);
      return null;
    };

    const kept = isForGuests ? responseCache.kept(question, edge) : null;
    if (kept && (await takes(edge, 1))) return send(kept);
    const verdict = await redirects(page, edge, {
      languages: request.headers['accept-language'] ?? '',
      redirectAt: (to) => redirectAt(to, markets),
    });
    if (verdict.kind === 'leads')
      return answer({ status: verdict.isPermanent ? 301 : 302, location: verdict.location, answers: {} });
    if (verdict.kind !== 'stays')
      return answer({ status: verdict.kind === 'tooMany' ? 400 : 404, answers: {} });
    const made = isForGuests ? await responseCache.ask(question, edge) : null;
    return made ? send(made) : answer({ status: null, answers: {} });
  };
}

interface AskedPayload {
  page: string;
  markets: MarketsText;
  buildId: string | null;
  readPayload: PageBundle['readPayload'];
  /** Names the market table (responseCache/marketsVersion.ts). */
  version: string;
}

/** The payload as every guest gets it. Outlives the request: nothing of that may be held here. */
function payloadQuestion(
  { isShared, charge, executeForGuests }: PayloadsOptions,
  { page, markets, buildId, readPayload, version }: AskedPayload,
): Question {
  return {
    name: `payload ${page} ${buildId ?? ''} ${version}`,
    vary: 'Accept-Encoding, Cookie',
    async make(asking) {
      const guest = guestRequest(asking);
      /** Whoever asked has no points left: this payload is theirs alone. */
      let isRefused = false;
      const { status, answers } = await readPayload({
        url: page,
        markets,
        async execute(documentId, asked) {
          if (!isShared(documentId)) return null;
          const variables = asked as Variables;
          const refusal = await charge(documentId, variables, asking);
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
}
