/**
 * Sends the events of BigCommerce's stores to their webhooks: ids only, with the webhook's headers, again after a failure,
 * and switched off after the last one. Webhooks lead to https on port 443, where no gateway of a sandbox listens, so events
 * go to the same path of another origin, once it is given.
 */
import { createHash } from 'node:crypto';
import type { StoreRegion } from '../../brand/types.ts';
import type { HookDelivery } from '../../source.ts';
import { sandboxStores } from './credentials.ts';

export interface Hook {
  id: number;
  store: StoreRegion;
  scope: string;
  destination: string;
  is_active: boolean;
  headers?: Record<string, string> | undefined;
}

/** Seconds after a failure, as the vendor waits. */
const retries = [60, 180, 300, 600, 900, 1_800, 3_600, 7_200, 21_600, 50_400, 86_400];
const answerMs = 10_000;

export class HookEvents {
  /** By id. */
  readonly hooks = new Map<number, Hook>();
  readonly #now: () => number;
  readonly #timers = new Set<NodeJS.Timeout>();
  #delivery: HookDelivery = { origin: null, copies: 1 };

  constructor(now: () => number) {
    this.#now = now;
  }

  deliver(delivery: HookDelivery): void {
    this.#delivery = delivery;
  }

  changed(store: StoreRegion, scope: string, data: object): void {
    if (this.#delivery.origin === null) return;
    const event = { scope, data, created_at: Math.floor(this.#now() / 1000) };
    const body = JSON.stringify({
      ...event,
      store_id: '1025646',
      hash: createHash('sha1').update(JSON.stringify(event)).digest('hex'),
      producer: `stores/${sandboxStores[store].hash}`,
    });
    for (const hook of this.hooks.values())
      if (hook.store === store && hook.scope === scope && hook.is_active)
        for (let copy = 0; copy < this.#delivery.copies; copy += 1) void this.#send(hook.id, body, retries);
  }

  close(): void {
    this.#delivery = { origin: null, copies: 1 };
    for (const timer of this.#timers) clearTimeout(timer);
  }

  async #send(id: number, body: string, waits: readonly number[]): Promise<void> {
    const hook = this.hooks.get(id);
    const { origin } = this.#delivery;
    if (!hook || origin === null) return;
    const answer = await fetch(new URL(new URL(hook.destination).pathname, origin), {
      method: 'POST',
      headers: { ...hook.headers, 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(answerMs),
    }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    const [wait, ...later] = waits;
    if (wait === undefined) {
      this.hooks.set(id, { ...hook, is_active: false });
      return;
    }
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#send(id, body, later);
    }, wait * 1000);
    timer.unref();
    this.#timers.add(timer);
  }
}
