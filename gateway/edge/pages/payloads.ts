/**
 * A page's data without its markup (platform.md 7: per-page `_payload.json` with a build id): what a guest who
 * navigates within the shop loads in one request. The client's server bundle determines the queries, which run as for a
 * first-time guest, so the payload contains nothing of a session, cart or customer. Signed-in customers and previews
 * get none. Status and redirects are part of the data, as browsers follow redirects of a fetch transparently and log
 * failed requests to the console.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MarketsText, Payload, PageBundle } from '../../../schema/pageContract.ts';
import { marketsText } from '../../graph/region/markets/marketsText.rules.ts';
import { AnswerFacts } from '../../sources/transport/cache/answerFacts.ts';
import type { EdgeRequest } from '../http/edgeRequest.ts';
import { guestRequest, isGuest } from '../http/guestRequest.ts';
import type { ResponseCache, CachedAnswer, CacheableRequest } from '../responseCache/ResponseCache.ts';
import { marketsVersion } from '../responseCache/marketsVersion.ts';
import { sendCached } from '../responseCache/sendCached.ts';
import type { PageServer } from './pages.ts';
import type { FollowRedirects } from './redirects.ts';

type Variables = Readonly<Record<string, unknown>>;

export interface PayloadsOptions {
  pages: () => Promise<PageServer>;
  /** Whether an operation's result is the same for every guest. */
  isShared(documentId: string): boolean;
  /** Charges the cost of an operation; returns the refusal when the budget is exhausted. */
  charge(documentId: string, variables: Variables, edge: EdgeRequest): Promise<Error | null>;
  /** Runs an operation for a guest, whose results are shared by many pages. */
  executeForGuests(documentId: string, variables: Variables, guest: EdgeRequest): Promise<object>;
  redirects: FollowRedirects;
  responseCache: ResponseCache;
  /** Charges a cached response; false when the budget is exhausted. */
  takes(edge: EdgeRequest, points: number): Promise<boolean>;
  /** Called with a payload that any guest may be served. */
  registerFastPath(
    request: IncomingMessage,
    cacheable: CacheableRequest,
    page: { edge: EdgeRequest; screen: string | null },
  ): void;
}

const payloadFile = /\/_payload\.json$/;

/**
 * @param url path and query. @returns path and query of the page whose payload is requested; null for any other URL.
 */
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
  const { pages, redirects, responseCache, takes, registerFastPath } = options;

  /**
   * @param page path and query of the page.
   * @returns the payload to send; null when a shared one was sent.
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
      // Like the page: a customer's payload is never cached.
      cacheControl: isForGuests ? 'private, no-cache' : 'private, no-store',
    });
    const cacheable = cacheablePayload(options, {
      page,
      markets,
      buildId,
      readPayload,
      version: marketsVersion(edge),
    });
    const send = async (shared: CachedAnswer): Promise<null> => {
      const { screen, isGood } = shared.response.generated;
      if (screen !== undefined) edge.screen = screen;
      if (isGood) registerFastPath(request, cacheable, { edge, screen: screen ?? null });
      await sendCached(request, response, shared);
      return null;
    };

    const cached = isForGuests ? responseCache.cached(cacheable, edge) : null;
    if (cached && (await takes(edge, 1))) return send(cached);
    const verdict = await redirects(page, edge, {
      languages: request.headers['accept-language'] ?? '',
      redirectAt: (to) => redirectAt(to, markets),
    });
    if (verdict.kind === 'leads')
      return answer({ status: verdict.isPermanent ? 301 : 302, location: verdict.location, answers: {} });
    if (verdict.kind !== 'stays')
      return answer({ status: verdict.kind === 'tooMany' ? 400 : 404, answers: {} });
    const generated = isForGuests ? await responseCache.generate(cacheable, edge) : null;
    return generated ? send(generated) : answer({ status: null, answers: {} });
  };
}

interface RequestedPayload {
  page: string;
  markets: MarketsText;
  buildId: string | null;
  readPayload: PageBundle['readPayload'];
  /** Version of the market table (responseCache/marketsVersion.ts). */
  version: string;
}

/** The payload for all guests. It outlives the request, so it must not hold on to anything of it. */
function cacheablePayload(
  { isShared, charge, executeForGuests }: PayloadsOptions,
  { page, markets, buildId, readPayload, version }: RequestedPayload,
): CacheableRequest {
  return {
    name: `payload ${page} ${buildId ?? ''} ${version}`,
    vary: 'Accept-Encoding, Cookie',
    async generate(requester) {
      const guest = guestRequest(requester);
      /** The caller's budget is exhausted: this payload must not be shared. */
      let isRefused = false;
      const { status, answers } = await readPayload({
        url: page,
        markets,
        async execute(documentId, requested) {
          if (!isShared(documentId)) return null;
          const variables = requested as Variables;
          const refusal = await charge(documentId, variables, requester);
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
