/** Gathers what the edge knows of a request: caller, session, deadline and limits. */
import type { AttemptLimits } from '../../limits/attempts/attemptLimits.ts';
import { BOT_TOKEN_HEADER } from '../../limits/botCheck.ts';
import { CSRF_HEADER } from '../../session/csrf.ts';
import type { CustomerCarts } from '../../../graph/session.ts';
import type { DeviceCookie } from '../../session/device.ts';
import { abortWhenGone, countryOf, publicClient, type EdgeRequest } from '../edgeRequest.ts';
import { EXPLAIN_HEADER } from '../../graphql/graphql.ts';
import { IDEMPOTENCY_HEADER } from '../../graphql/idempotency.ts';
import type { MarketTable } from '../../markets/marketTable.ts';
import type { PasswordLimits } from '../../limits/attempts/passwordLimits.ts';
import type { ProductChanges } from '../../../graph/productChanges.ts';
import type { Report } from '../../../graph/reports.ts';
import type { SessionStore } from '../../session/sessionStore.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';

export interface EdgeRequestOptions {
  sessions: Pick<SessionStore, 'open'>;
  devices: Pick<DeviceCookie, 'open'>;
  markets: Pick<MarketTable, 'current' | 'imagesAlias'>;
  customerCarts: CustomerCarts;
  changes: ProductChanges;
  attempts: AttemptLimits;
  passwords: PasswordLimits;
  /** Request deadline in milliseconds. */
  requestDeadlineMs: number;
  /** Everybody may ask for the upstream calls of a response, not only partners. */
  open: boolean;
  report: Report;
}

export function edgeRequest(options: EdgeRequestOptions): EdgeMiddleware {
  const { sessions, devices, markets, customerCarts, changes, attempts, passwords, report } = options;
  return async (c, next) => {
    const { incoming, outgoing, arrival } = c.env;
    const { seen, requestId, address } = arrival;
    const { headers } = incoming;
    const client = c.get('key')?.client ?? null;
    // Callers with a key are not browsers: their cookies are ignored.
    const cookies = client ? undefined : headers.cookie;
    const device = devices.open(cookies);
    const deadline = arrival.at + options.requestDeadlineMs;
    const explains = (options.open || client !== null) && headers[EXPLAIN_HEADER] === 'upstream';
    const edge: EdgeRequest = {
      requestId,
      client: client ?? publicClient,
      address,
      session: await sessions.open(cookies),
      markets: markets.current(),
      imagesAlias: markets.imagesAlias(),
      device,
      country: countryOf(headers),
      customerCarts,
      changes,
      attempts: attempts.of(address),
      passwords: passwords.of({ address, device, deadline }),
      report,
      deadline,
      signal: abortWhenGone(incoming, outgoing),
      log: seen.calls,
      csrfToken: textOf(headers[CSRF_HEADER]),
      idempotencyKey: textOf(headers[IDEMPOTENCY_HEADER]),
      botToken: textOf(headers[BOT_TOKEN_HEADER]),
      explains,
      ...(client !== null || explains ? { hints: new Set<string>() } : {}),
    };
    seen.edge = edge;
    c.set('edge', edge);
    return next();
  };
}

function textOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' ? header : null;
}
