/** Partners' webhook subscriptions in the shared state, which keeps their secrets readable because they sign. */
import { z } from 'zod';
import type { SharedState } from '../state/SharedState.ts';

export const webhookTopics = ['PRODUCT', 'PRICE', 'STOCK', 'CONTENT'] as const;
export type WebhookTopic = (typeof webhookTopics)[number];

/** Batches that were given up, kept by subscription. */
const KEPT_DEAD = 20;

const shape = z.strictObject({
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
    .strictObject({
      id: z.string(),
      body: z.string(),
      end: z.int(),
      attempts: z.int(),
      /** Milliseconds since 1970. */
      nextAt: z.number(),
    })
    .nullable(),
  lastFailure: z.strictObject({ at: z.string(), problem: z.string() }).nullable(),
  dead: z.array(
    z.strictObject({ id: z.string(), from: z.int(), to: z.int(), at: z.string(), problem: z.string() }),
  ),
});
export type WebhookSubscription = z.infer<typeof shape>;
export type DeadBatch = WebhookSubscription['dead'][number];

/** The stored record of a webhook is unreadable: written by a newer version, or by hand. */
export class BrokenWebhook extends Error {
  override readonly name = 'BrokenWebhook';
  readonly id: string;
  constructor(id: string, why: string) {
    super(`The record of webhook ${id} cannot be read: ${why}`);
    this.id = id;
  }
}

/** The stored text of each subscription, which `change` compares. */
const texts = new WeakMap<WebhookSubscription, string>();

export class WebhookSubscriptions {
  readonly #state: Pick<SharedState, 'records'>;

  constructor(state: Pick<SharedState, 'records'>) {
    this.#state = state;
  }

  /** Null when absent. @throws BrokenWebhook */
  async get(id: string): Promise<WebhookSubscription | null> {
    const text = await this.#records.get(id);
    return text === null ? null : read(id, text);
  }

  /** All subscriptions, oldest first, and the errors of unreadable ones. */
  async list(): Promise<{ subscriptions: WebhookSubscription[]; broken: BrokenWebhook[] }> {
    const subscriptions: WebhookSubscription[] = [];
    const broken: BrokenWebhook[] = [];
    for (const [id, text] of await this.#records.list()) {
      try {
        subscriptions.push(read(id, text));
      } catch (error) {
        if (!(error instanceof BrokenWebhook)) throw error;
        broken.push(error);
      }
    }
    return {
      subscriptions: subscriptions.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)),
      broken,
    };
  }

  async add(subscription: WebhookSubscription): Promise<void> {
    await this.#records.set(subscription.id, JSON.stringify(subscription));
  }

  /** Also removes an unreadable one. False when there is none. */
  async remove(id: string): Promise<boolean> {
    if ((await this.#records.get(id)) === null) return false;
    await this.#records.delete(id);
    return true;
  }

  /** Null without writing when it was changed or removed meanwhile. @param before as it was read */
  async change(
    before: WebhookSubscription,
    change: Partial<WebhookSubscription>,
  ): Promise<WebhookSubscription | null> {
    const after = { ...before, ...change };
    const text = JSON.stringify(after);
    if (!(await this.#records.replace(before.id, texts.get(before) ?? null, text))) return null;
    texts.set(after, text);
    return after;
  }

  get #records() {
    return this.#state.records('webhooks');
  }
}

export function withDead(dead: readonly DeadBatch[], batch: DeadBatch): DeadBatch[] {
  return [...dead, batch].slice(-KEPT_DEAD);
}

/** @throws BrokenWebhook */
function read(id: string, text: string): WebhookSubscription {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new BrokenWebhook(id, 'it is not JSON');
  }
  const parsed = shape.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new BrokenWebhook(id, `${issue?.path.join('.') || 'record'}: ${issue?.message}`);
  }
  if (parsed.data.id !== id) throw new BrokenWebhook(id, `it says it is ${parsed.data.id}`);
  texts.set(parsed.data, text);
  return parsed.data;
}
