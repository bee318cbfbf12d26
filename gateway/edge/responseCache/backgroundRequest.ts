/** An internal request for shared responses, without session, key or cookie. */
import { randomUUID } from 'node:crypto';
import { CallLog } from '../../sources/transport/callLog.ts';
import type { AttemptLimits } from '../limits/attempts/attemptLimits.ts';
import type { CustomerCarts } from '../../graph/session.ts';
import type { DeviceCookie } from '../session/device.ts';
import { publicClient, type EdgeRequest } from '../http/edgeRequest.ts';
import type { MarketTable } from '../markets/marketTable.ts';
import type { PasswordLimits } from '../limits/attempts/passwordLimits.ts';
import type { ProductChanges } from '../../graph/productChanges.ts';
import type { Report } from '../../graph/reports.ts';
import { Session } from '../session/session.ts';
import type { ResponseCacheOptions } from './ResponseCache.ts';

export interface BackgroundRequestOptions {
  markets: Pick<MarketTable, 'current' | 'imagesAlias'>;
  devices: DeviceCookie;
  customerCarts: CustomerCarts;
  changes: ProductChanges;
  attempts: AttemptLimits;
  passwords: PasswordLimits;
  report: Report;
  /** Deadline in milliseconds. */
  deadlineMs: number;
}

export function backgroundRequests(options: BackgroundRequestOptions): ResponseCacheOptions['guestRequest'] {
  const { markets, devices, customerCarts, changes, attempts, passwords, report, deadlineMs } = options;
  return (of, signal) => {
    const deadline = performance.now() + deadlineMs;
    const device = devices.open(undefined);
    const address = of?.address ?? '';
    return {
      requestId: of?.requestId ?? randomUUID(),
      client: publicClient,
      address,
      session: new Session(null),
      markets: of?.markets ?? markets.current(),
      imagesAlias: of ? of.imagesAlias : markets.imagesAlias(),
      device,
      country: of?.country ?? null,
      customerCarts,
      changes,
      attempts: attempts.of(address),
      passwords: passwords.of({ address, device, deadline }),
      report,
      deadline,
      signal,
      log: of?.log ?? new CallLog(),
      csrfToken: null,
      idempotencyKey: null,
      botToken: null,
      explains: false,
      // A refresh has nobody to charge, and a waiting caller was charged already.
      isPaid: of === null || of.isPaid === true,
      // Otherwise it would render the same stale answers again and again until their sources respond.
      awaitsRefresh: of === null,
    } satisfies EdgeRequest;
  };
}
