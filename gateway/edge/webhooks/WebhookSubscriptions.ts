/** Partners' webhook subscriptions in the shared state, which keeps their secrets readable because they sign. */
import { z } from 'zod';
import type { SharedState } from '../state/SharedState.ts';

export const webhookTopics = ['PRODUCT', 'PRICE', 'STOCK', 'CONTENT'] as const;
export type WebhookTopic = (typeof webhookTopics)[number];

/** Batches that were given up, kept by subscription. */
const KEPT_DEAD = 20;

const shape = z.object({
  id: z.string(),
  partner: z.string(),
  url: z.string(),
  /** Locale, such as `en-us`. */
  market: z.string(),
  topics: z.array(z.enum(webhookTopics)),
  secret: z.string().startsWith('whsec_'),
  createdAt: z.string(),
  /** Of the change log that `position` counts in; null: whichever there is. */
  logId: z.string().nullable(),
  /** Everything up to this sequence number was delivered. */
  position: z.int().nonnegative(),
  /** Reason; null while changes are delivered. */
  paused: z.string().nullable(),
  /** The batch that is being delivered, repeated unchanged until the partner accepts it. */
  pending: z
    .object({
      id: z.string(),
      body: z.string(),
      end: z.int(),
      attempts: z.int(),
      /** Milliseconds since 1970. */
      nextAt: z.number(),
    })
    .nullable(),
  lastFailure: z.object({ at: z.string(), problem: z.string() }).nullable(),
  dead: z.array(
    z.object({ id: z.string(), from: z.int(), to: z.int(), at: z.string(), problem: z.string() }),
  ),
});
export type WebhookSubscription = z.infer<typeof shape>;
export type DeadBatch = WebhookSubscription['dead'][number];

export class WebhookSubscriptions {
  readonly #state: Pick<SharedState, 'records'>;

  constructor(state: Pick<SharedState, 'records'>) {
    this.#state = state;
  }

  async get(id: string): Promise<WebhookSubscription | null> {
    const text = await this.#records.get(id);
    return text === null ? null : read(text);
  }

  /** Oldest first. */
  async list(): Promise<WebhookSubscription[]> {
    const all = [...(await this.#records.list()).values()].map(read);
    return all.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  }

  async add(subscription: WebhookSubscription): Promise<void> {
    await this.#records.set(subscription.id, JSON.stringify(subscription));
  }

  async remove(id: string): Promise<void> {
    await this.#records.delete(id);
  }

  /** Null without writing when it was changed or removed meanwhile. */
  async change(
    before: WebhookSubscription,
    change: Partial<WebhookSubscription>,
  ): Promise<WebhookSubscription | null> {
    const after = { ...before, ...change };
    const isWritten = await this.#records.replace(before.id, JSON.stringify(before), JSON.stringify(after));
    return isWritten ? after : null;
  }

  get #records() {
    return this.#state.records('webhooks');
  }
}

export function withDead(dead: readonly DeadBatch[], batch: DeadBatch): DeadBatch[] {
  return [...dead, batch].slice(-KEPT_DEAD);
}

/** Properties are in the order of the shape, as `change` compares texts. */
function read(text: string): WebhookSubscription {
  return shape.parse(JSON.parse(text));
}
