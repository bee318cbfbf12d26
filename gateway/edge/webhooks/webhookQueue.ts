/** What waits to be sent to partners' webhooks, of all replicas together. */
import type { ChangeLog } from '../changes/ChangeLog.ts';
import { PartnerKeys } from '../partners/partnerKeys.ts';
import type { SharedState } from '../state/SharedState.ts';
import { keyStop } from './keyStop.rules.ts';
import { WebhookSubscriptions } from './WebhookSubscriptions.ts';

export const webhookConditions = ['active', 'paused', 'stopped', 'broken'] as const;
export type WebhookCondition = (typeof webhookConditions)[number];

export interface WebhookQueue {
  /** Webhooks: `stopped` by their key, `broken` when unreadable. */
  webhooks: Readonly<Record<WebhookCondition, number>>;
  /** Logged changes, of any market, that active webhooks have not passed yet; summed over webhooks. */
  waiting: number;
  /** Age in milliseconds of the oldest of them; 0 without any. */
  oldestMs: number;
  /** Batches that were given up and are still listed. */
  dead: number;
}

/** Rejects while the shared state is unavailable. @param now milliseconds since 1970 */
export async function readWebhookQueue(
  state: Pick<SharedState, 'records' | 'inTurn'>,
  changeLog: Pick<ChangeLog, 'bounds' | 'after'>,
  now: number,
): Promise<WebhookQueue> {
  const [{ subscriptions, broken }, keys, { logId, first, last }] = await Promise.all([
    new WebhookSubscriptions(state).list(),
    new PartnerKeys(state).list(),
    changeLog.bounds(),
  ]);
  const stopped = subscriptions.filter(
    ({ partner }) => keyStop(keys.records.find(({ id }) => id === partner) ?? null, now) !== null,
  );
  const others = subscriptions.filter((one) => !stopped.includes(one));
  const active = others.filter(({ paused }) => paused === null);
  // Changes that the log has lost are not sent.
  const places = active.map((one) => (one.logId === logId ? Math.max(one.position, first - 1) : first - 1));
  const oldest = Math.min(last, ...places);
  const [change] = oldest < last ? (await changeLog.after(oldest, 1)).changes : [];
  return {
    webhooks: {
      active: active.length,
      paused: others.length - active.length,
      stopped: stopped.length,
      broken: broken.length,
    },
    waiting: places.reduce((sum, place) => sum + last - place, 0),
    oldestMs: change ? Math.max(0, now - change.at) : 0,
    dead: subscriptions.reduce((sum, { dead }) => sum + dead.length, 0),
  };
}
