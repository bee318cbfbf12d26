/** `partners webhooks …`: subscriptions to product changes. */
import { randomBytes, randomUUID } from 'node:crypto';
import { specifiedMarkets } from '../../graph/region/markets/specifiedMarkets.rules.ts';
import { guestAt, scopeForLocale } from '../../graph/region/markets/scopeForLocale.rules.ts';
import type { SharedState } from '../state/SharedState.ts';
import { keyStop } from '../webhooks/keyStop.rules.ts';
import { createPost, publicAddressesOf } from '../webhooks/postWebhook.ts';
import { newWebhookSecret } from '../webhooks/signature.ts';
import { isLoopback, hostOf, urlProblem } from '../webhooks/target.ts';
import {
  WebhookSubscriptions,
  webhookTopics,
  type WebhookSubscription,
  type WebhookTopic,
} from '../webhooks/WebhookSubscriptions.ts';
import { KeyRefusal, PartnerKeys } from './partnerKeys.ts';
import { BrokenRecord } from './partnerRecord.ts';

interface WebhookTools {
  state: SharedState;
  now: Date;
  allowsLoopback: boolean;
}

export function topicsOf(text: string): WebhookTopic[] | null {
  const named = new Set(text.toUpperCase().split(','));
  const topics = webhookTopics.filter((topic) => named.has(topic));
  return topics.length === named.size ? topics : null;
}

/** @param partner id of the partner's key. */
export async function addWebhook(
  { state, now, allowsLoopback }: WebhookTools,
  partner: string,
  wanted: { url: string; market: string; topics: WebhookTopic[] },
): Promise<string[]> {
  const key = await new PartnerKeys(state).get(partner);
  if (!key) throw new KeyRefusal(`There is no key ${partner}.`);
  const stop = keyStop(key, now.getTime());
  if (stop !== null) throw new KeyRefusal(`A webhook of key ${partner} would not be delivered: ${stop}`);
  const market = wanted.market.toLowerCase();
  if (!scopeForLocale(market, guestAt, now.getTime(), specifiedMarkets))
    throw new KeyRefusal(`'${wanted.market}' is not a market such as en-us.`);
  const problem = urlProblem(wanted.url, allowsLoopback);
  if (problem !== null) throw new KeyRefusal(problem);
  const { hostname } = new URL(wanted.url);
  if (!(allowsLoopback && isLoopback(hostOf(hostname)))) {
    await publicAddressesOf(hostname).catch((error: unknown) => {
      throw new KeyRefusal(error instanceof Error ? error.message : String(error));
    });
  }
  const { id: logId, last } = await state.journal('product-changes').bounds();
  const subscription: WebhookSubscription = {
    id: randomBytes(6).toString('hex'),
    partner,
    url: wanted.url,
    market,
    topics: wanted.topics,
    secret: newWebhookSecret(),
    createdAt: now.toISOString(),
    logId,
    position: last,
    paused: null,
    pending: null,
    lastFailure: null,
    dead: [],
  };
  await new WebhookSubscriptions(state).add(subscription);
  return [
    webhookLine(subscription, null),
    '',
    subscription.secret,
    '',
    'It is not shown again: pass it on now.',
  ];
}

export async function listWebhooks(tools: WebhookTools): Promise<string[]> {
  const { subscriptions, broken } = await new WebhookSubscriptions(tools.state).list();
  const readable = subscriptions.map(async (one) => webhookLine(one, await stopOf(one, tools)));
  const lines = [...(await Promise.all(readable)), ...broken.map(({ message }) => `BROKEN  ${message}`)];
  return lines.length > 0 ? lines : ['There are no webhooks.'];
}

/** What becomes of a key's webhooks when it is revoked; empty without webhooks. */
export async function stoppedWebhooks(state: SharedState, partner: string): Promise<string[]> {
  const { subscriptions } = await new WebhookSubscriptions(state).list();
  const ids = subscriptions.filter((one) => one.partner === partner).map(({ id }) => id);
  return ids.length === 0 ? [] : ['', `Its webhooks are stopped: ${ids.join(', ')}.`];
}

export async function removeWebhook({ state }: WebhookTools, id: string): Promise<string[]> {
  if (!(await new WebhookSubscriptions(state).remove(id))) throw noWebhook(id);
  return [`Webhook ${id} is removed.`];
}

/** Sends one signed message of its own, once. */
export async function testWebhook(
  { state, now, allowsLoopback }: WebhookTools,
  id: string,
): Promise<string[]> {
  const { url, secret, market } = await deliverable(id, { state, now });
  const { post, close } = createPost(allowsLoopback);
  try {
    const body = JSON.stringify({ type: 'test', market });
    const { status, problem } = await post(
      { url, secret, id: `msg_test_${randomUUID()}`, body },
      now.getTime(),
    );
    if (status === null || status < 200 || status >= 300)
      throw new KeyRefusal(`Webhook ${id} failed: ${problem ?? `the answer was ${status}`}`);
    return [`Webhook ${id} answered ${status}.`];
  } finally {
    await close();
  }
}

/** Goes on after a pause. @param from first sequence number to deliver again; null: what was not accepted yet. */
export async function replayWebhook(
  { state, now }: WebhookTools,
  id: string,
  from: number | null,
): Promise<string[]> {
  const before = await deliverable(id, { state, now });
  const { id: logId, first, last } = await state.journal('product-changes').bounds();
  if (from !== null && (from < first || from > last + 1))
    throw new KeyRefusal(`The log has changes ${first} to ${last}.`);
  const place = from === null ? {} : { logId, position: from - 1 };
  const after = await new WebhookSubscriptions(state).change(before, {
    ...place,
    paused: null,
    pending: null,
  });
  if (!after) throw new KeyRefusal(`Webhook ${id} is being delivered: try again.`);
  return [webhookLine(after, null)];
}

export async function deadWebhooks({ state }: WebhookTools, id: string): Promise<string[]> {
  const { dead } = await found(state, id);
  if (dead.length === 0) return ['No batch was given up.'];
  return dead.map(({ at, from, to, problem }) => `${at}  changes ${from} to ${to}  ${problem}`);
}

/** @throws KeyRefusal, BrokenWebhook */
async function found(state: SharedState, id: string): Promise<WebhookSubscription> {
  const subscription = await new WebhookSubscriptions(state).get(id);
  if (!subscription) throw noWebhook(id);
  return subscription;
}

/** @throws KeyRefusal also when its key stops it. */
async function deliverable(id: string, tools: Pick<WebhookTools, 'state' | 'now'>) {
  const subscription = await found(tools.state, id);
  const stop = await stopOf(subscription, tools);
  if (stop !== null) throw new KeyRefusal(`Webhook ${id} is stopped: ${stop}`);
  return subscription;
}

async function stopOf(
  { partner }: WebhookSubscription,
  { state, now }: Pick<WebhookTools, 'state' | 'now'>,
): Promise<string | null> {
  try {
    return keyStop(await new PartnerKeys(state).get(partner), now.getTime());
  } catch (error) {
    if (error instanceof BrokenRecord) return error.message;
    throw error;
  }
}

function noWebhook(id: string): KeyRefusal {
  return new KeyRefusal(`There is no webhook ${id}.`);
}

function webhookLine(one: WebhookSubscription, stop: string | null): string {
  const { id, partner, market, topics, url, position, paused, lastFailure } = one;
  const failure = lastFailure ? `  failed ${lastFailure.at}: ${lastFailure.problem}` : '';
  const condition = stop !== null ? `stopped: ${stop}` : paused !== null ? `paused: ${paused}` : 'active';
  return `${id}  key ${partner}  ${market}  ${topics.join(',')}  ${url}  at ${position}  ${condition}${failure}`;
}
