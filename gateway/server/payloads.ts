/**
 * A page's data beside the page (platform.md 7: per-page `_payload.json`, which carries a build id): what a guest who moves
 * on inside the shop reads in one request. The client's server bundle says what a page asks for; here it is run as for a
 * guest who comes for the first time, so nothing of a session, its cart or a customer can be in it. Who is signed in, or
 * looks at drafts, gets none of it. What the page's status would be, and where it leads, is told as data: a browser that asks
 * follows redirects by itself, and says in its console what failed.
 */
import { marketsText, type MarketsText } from '../region/marketsText.rules.ts';
import type { EdgeRequest } from './edgeRequest.ts';
import { guestRequest, isGuest } from './guestRequest.ts';
import type { PageServer } from './pages.ts';
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
  execute(documentId: string, variables: Variables, edge: EdgeRequest): Promise<object>;
  redirects: FollowRedirects;
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

export function createPayloads({ pages, isShared, charge, execute, redirects }: PayloadsOptions) {
  /** @param page path and query of the page. @param languages that the browser accepts. */
  return async function payloadOf(
    page: string,
    edge: EdgeRequest,
    languages: string,
  ): Promise<PayloadAnswer> {
    const { redirectAt, readPayload, buildId = null } = await pages();
    const isForGuests = isGuest(edge);
    const answer = (payload: Omit<PayloadAnswer['payload'], 'buildId'>): PayloadAnswer => ({
      payload: { buildId, ...payload },
      // As the page itself: nothing of a customer is kept anywhere.
      cacheControl: isForGuests ? 'private, no-cache' : 'private, no-store',
    });
    const markets = marketsText(edge.markets);
    const verdict = await redirects(page, edge, {
      languages,
      redirectAt: (to) => redirectAt(to, markets),
    });
    if (verdict.kind === 'leads')
      return answer({ status: verdict.isPermanent ? 301 : 302, location: verdict.location, answers: {} });
    if (verdict.kind !== 'stays')
      return answer({ status: verdict.kind === 'tooMany' ? 400 : 404, answers: {} });
    if (!isForGuests) return answer({ status: null, answers: {} });

    const guest = guestRequest(edge);
    const { status, answers } = await readPayload({
      url: page,
      markets,
      async execute(documentId, asked) {
        if (!isShared(documentId)) return null;
        const variables = asked as Variables;
        const refusal = await charge(documentId, variables, edge);
        return refusal ? { errors: [refusal] } : execute(documentId, variables, guest);
      },
      routed: (screen) => {
        edge.screen = screen;
      },
    });
    return answer({ status, answers });
  };
}
