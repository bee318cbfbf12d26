/**
 * Delivers product changes to partners' webhooks: one batch at a time and subscription, in order. A lease keeps other
 * replicas from sending the same batch meanwhile. A batch that was accepted just before a crash is sent again, with the
 * same id.
 */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Markets } from '../../graph/region/markets/markets.rules.ts';
import { productIdOf } from '../../graph/productId.ts';
import { guestAt, scopeForLocale } from '../../graph/region/markets/scopeForLocale.rules.ts';
import type { ChangeFeed, MarketPage } from '../changes/ChangeFeed.ts';
import { ChangesExpired, type ChangeLog } from '../changes/ChangeLog.ts';
import type { ChangeKind } from '../changes/productChange.rules.ts';
import { PartnerKeys } from '../partners/partnerKeys.ts';
import { StateUnavailableError, type SharedState } from '../state/SharedState.ts';
import { keyStop } from './keyStop.rules.ts';
import { WEBHOOK_TIMEOUT_MS, type Post } from './postWebhook.ts';
import {
  WebhookSubscriptions,
  withDead,
  type WebhookSubscription,
  type WebhookTopic,
} from './WebhookSubscriptions.ts';

const LOOK_MS = 3_000;
const BATCH = 100;
const LEASE_MS = 3 * WEBHOOK_TIMEOUT_MS;
const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];
/** Milliseconds until each further attempt, about a day in all. */
const RETRIES = [
  5 * SECOND,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  ...Array.from({ length: 4 }, () => 5 * HOUR),
];
/** Share by which a delay may differ, so that partners do not get all retries at once. */
const JITTER = 0.1;
/** Stands for every webhook, in logs. */
const ALL = 'all';
/** The partner wants no more webhooks. */
const GONE = 410;

export interface WebhookDeliveryOptions {
  state: Pick<SharedState, 'records' | 'values' | 'inTurn'>;
  changeLog: Pick<ChangeLog, 'bounds' | 'since'>;
  feed: Pick<ChangeFeed, 'catchUp' | 'marketPage'>;
  markets: { current(): Markets };
  post: Post;
  log: Pick<Logger, 'warn'>;
  now?: () => number;
  /** From 0 to 1. */
  random?: () => number;
}

/** `refused` by a status that is not 2xx, `unreachable` without a response. */
export type WebhookOutcome = 'accepted' | 'refused' | 'unreachable';

type Pending = NonNullable<WebhookSubscription['pending']>;

export class WebhookDelivery {
  readonly #options: WebhookDeliveryOptions;
  readonly #subscriptions: WebhookSubscriptions;
  readonly #keys: PartnerKeys;
  /** What was logged last by webhook, so that a lasting problem is logged once. */
  readonly #problems = new Map<string, string>();
  readonly #attempts: Record<WebhookOutcome, number> = { accepted: 0, refused: 0, unreachable: 0 };
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;
  /** By webhook, so that a slow partner keeps no other waiting. */
  readonly #running = new Map<string, Promise<void>>();
  #isClosed = false;

  constructor(options: WebhookDeliveryOptions) {
    this.#options = options;
    this.#subscriptions = new WebhookSubscriptions(options.state);
    this.#keys = new PartnerKeys(options.state);
    this.#now = options.now ?? Date.now;
  }

  /** Attempts of this process, by outcome. */
  attempts(): Readonly<Record<WebhookOutcome, number>> {
    return this.#attempts;
  }

  start(): void {
    this.#timer = setInterval(() => void this.run(), LOOK_MS).unref();
  }

  /** Waits for the attempts that are under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await Promise.all(this.#running.values());
  }

  /** Delivers what is due. Never rejects. */
  async run(): Promise<void> {
    try {
      const { subscriptions, broken } = await this.#subscriptions.list();
      if (this.#isClosed) return;
      for (const error of broken) this.#warn(error, error.id);
      const active = subscriptions.filter(({ paused }) => paused === null).map(({ id }) => id);
      this.#forgetOthers([ALL, ...active, ...broken.map(({ id }) => id)]);
      this.#problems.delete(ALL);
      await Promise.all(active.map((id) => this.#deliver(id)));
    } catch (error) {
      if (!this.#isClosed) this.#warn(error, ALL);
    }
  }

  #deliver(id: string): Promise<void> {
    const running = this.#running.get(id);
    if (running) return running;
    const delivering = this.#deliverInLease(id).finally(() => this.#running.delete(id));
    this.#running.set(id, delivering);
    return delivering;
  }

  async #deliverInLease(id: string): Promise<void> {
    const { values } = this.#options.state;
    const lease = `webhook:${id}`;
    const holder = randomUUID();
    try {
      // Once per batch, as the lease is shorter than many attempts.
      for (let more = true; more && !this.#isClosed;) {
        if (!(await values.setIfAbsent(lease, holder, LEASE_MS))) return;
        try {
          more = await this.#deliverNext(id);
        } finally {
          if ((await values.get(lease)) === holder) await values.delete(lease);
        }
      }
      this.#problems.delete(id);
    } catch (error) {
      this.#warn(error, id);
    }
  }

  /** True when more may be due. */
  async #deliverNext(id: string): Promise<boolean> {
    const found = await this.#subscriptions.get(id);
    if (!found || found.paused !== null) return false;
    if (keyStop(await this.#keys.get(found.partner), this.#now()) !== null) return false;
    const one = found.pending ? found : await this.#withBatch(found);
    if (!one?.pending) return one !== null && one.position > found.position;
    if (one.pending.nextAt > this.#now()) return false;
    const { post } = this.#options;
    const { url, secret, pending } = one;
    const { status, problem } = await post({ url, secret, id: pending.id, body: pending.body }, this.#now());
    const outcome = outcomeOf(status);
    this.#attempts[outcome] += 1;
    if (outcome === 'accepted') {
      const position = pending.end;
      return (await this.#subscriptions.change(one, { position, pending: null, lastFailure: null })) !== null;
    }
    await this.#fail(one, pending, status, problem ?? `The answer was ${status}.`);
    return false;
  }

  /** Null when there is nothing to send, or it was changed meanwhile. */
  async #withBatch(one: WebhookSubscription): Promise<WebhookSubscription | null> {
    const { changeLog, feed, markets } = this.#options;
    if ((await changeLog.since()) === null) return null;
    const bounds = await changeLog.bounds();
    if (one.logId === bounds.logId && one.position === bounds.last) return null;
    const scope = scopeForLocale(one.market, guestAt, this.#now(), markets.current());
    if (!scope) return this.#subscriptions.change(one, { paused: `${one.market} is not a market.` });
    // What a partner reads because of a change must not come from a cache that is older.
    await feed.catchUp();
    if (one.logId !== null && one.logId !== bounds.logId) return this.#expired(one, bounds);
    let page: MarketPage;
    try {
      page = await feed.marketPage(scope, one.position, BATCH);
    } catch (error) {
      if (error instanceof ChangesExpired) return this.#expired(one, bounds);
      throw error;
    }
    const changes = page.changes.flatMap(({ kinds, change: { sequence, handle, uid, at } }) => {
      const wanted = kinds.filter((kind) => one.topics.includes(topicOf(kind)));
      if (wanted.length === 0) return [];
      const product = { productId: productIdOf(one.market, uid), handle, contentUid: uid };
      return [{ sequence, kinds: wanted, ...product, market: one.market, at: new Date(at).toISOString() }];
    });
    const { logId, end } = page;
    if (changes.length === 0) return this.#subscriptions.change(one, { logId, position: end });
    return this.#pend(one, logId, end, { type: 'products.changed', changes });
  }

  #expired(one: WebhookSubscription, { logId, last }: { logId: string; last: number }) {
    return this.#pend(one, logId, last, { type: 'products.expired', market: one.market });
  }

  #pend(
    one: WebhookSubscription,
    logId: string,
    end: number,
    body: object,
  ): Promise<WebhookSubscription | null> {
    const id = `msg_${one.id}_${logId}_${one.position + 1}_${end}`;
    const pending = { id, body: JSON.stringify(body), end, attempts: 0, nextAt: this.#now() };
    return this.#subscriptions.change(one, { logId, pending });
  }

  async #fail(
    one: WebhookSubscription,
    pending: Pending,
    status: number | null,
    problem: string,
  ): Promise<void> {
    const { log, random = Math.random } = this.#options;
    const now = this.#now();
    const at = new Date(now).toISOString();
    const delay = status === GONE ? undefined : RETRIES[pending.attempts];
    log.warn({ webhook: one.id, status, problem, willRetry: delay !== undefined }, 'a webhook failed');
    const lastFailure = { at, problem };
    if (delay !== undefined) {
      const nextAt = now + delay * (1 - JITTER + 2 * JITTER * random());
      const attempts = pending.attempts + 1;
      await this.#subscriptions.change(one, { pending: { ...pending, attempts, nextAt }, lastFailure });
      return;
    }
    const batch = { id: pending.id, from: one.position + 1, to: pending.end, at, problem };
    await this.#subscriptions.change(one, {
      pending: null,
      lastFailure,
      paused: status === GONE ? 'The partner answered 410.' : 'A batch was given up.',
      dead: withDead(one.dead, batch),
    });
  }

  #warn(error: unknown, webhook: string): void {
    // An outage of the shared state is logged there.
    if (error instanceof StateUnavailableError) return;
    const problem = error instanceof Error ? error.message : String(error);
    if (this.#problems.get(webhook) === problem) return;
    this.#problems.set(webhook, problem);
    this.#options.log.warn({ err: error, webhook }, 'a webhook cannot be delivered');
  }

  #forgetOthers(webhooks: readonly string[]): void {
    for (const known of this.#problems.keys()) if (!webhooks.includes(known)) this.#problems.delete(known);
  }
}

function outcomeOf(status: number | null): WebhookOutcome {
  if (status === null) return 'unreachable';
  return status >= 200 && status < 300 ? 'accepted' : 'refused';
}

function topicOf(kind: ChangeKind): WebhookTopic {
  return kind === 'CREATED' || kind === 'REMOVED' ? 'PRODUCT' : kind;
}
