/**
 * Usage of keys: counted in memory, and added to the shared state every few seconds and when the gateway stops, so that
 * requests do not wait for it. Counts of the last seconds are lost in a crash.
 */
import type { Logger } from 'pino';
import { z } from 'zod';
import type { SharedState } from '../state/SharedState.ts';

const RECORDS = 'partner-usage';
const FLUSH_EVERY = 2_000;
/** Days for which counts are kept. */
const KEPT_DAYS = 90;

const countShape = z.object({
  requests: z.int().nonnegative(),
  /** Responses with an error, including refusals. */
  errors: z.int().nonnegative(),
  /** Query cost points. */
  cost: z.number().nonnegative(),
  lastUsedAt: z.iso.datetime(),
});
const usageShape = z.record(z.iso.date(), countShape);
export type UsageCount = z.infer<typeof countShape>;
/** By day, in UTC. */
export type Usage = Readonly<Record<string, UsageCount>>;

export interface UsedOnce {
  /** Query cost points charged; 0 when none were. */
  cost: number;
  failed: boolean;
}

/** Counts of a key; empty when it was never used, or its record is unreadable. */
export async function usageOf(state: SharedState, id: string): Promise<Usage> {
  return readUsage(await state.records(RECORDS).get(id));
}

function readUsage(text: string | null): Usage {
  try {
    return usageShape.catch({}).parse(text === null ? {} : JSON.parse(text));
  } catch {
    // Losing counts is better than blocking.
    return {};
  }
}

export class PartnerUsage {
  readonly #state: SharedState;
  readonly #log: Pick<Logger, 'warn'>;
  /** Not yet written, by key. */
  #waiting = new Map<string, Usage>();
  readonly #totals = new Map<string, Omit<UsageCount, 'lastUsedAt'>>();
  readonly #timer: NodeJS.Timeout;
  #flushing: Promise<void> = Promise.resolve();

  constructor(state: SharedState, log: Pick<Logger, 'warn'>) {
    this.#state = state;
    this.#log = log;
    this.#timer = setInterval(() => void this.flush(), FLUSH_EVERY).unref();
  }

  count(id: string, { cost, failed }: UsedOnce, now: Date): void {
    const used = { requests: 1, errors: failed ? 1 : 0, cost };
    this.#totals.set(id, added(this.#totals.get(id), used));
    const day = { [dayOf(now)]: { ...used, lastUsedAt: now.toISOString() } };
    this.#waiting.set(id, merged(this.#waiting.get(id) ?? {}, day));
  }

  /** Counts of this replica since its start, by public id of the key, for metrics. */
  totals(): ReadonlyMap<string, Omit<UsageCount, 'lastUsedAt'>> {
    return this.#totals;
  }

  /** Never rejects: what could not be written is retried. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#write());
    return this.#flushing;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #write(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = new Map();
    for (const [id, usage] of waiting) {
      try {
        // Replicas add to the same record.
        await this.#state.inTurn(`${RECORDS}:${id}`, async () => {
          const sum = merged(await usageOf(this.#state, id), usage);
          const kept = Object.entries(sum).toSorted().slice(-KEPT_DAYS);
          await this.#state.records(RECORDS).set(id, JSON.stringify(Object.fromEntries(kept)));
        });
      } catch (error) {
        this.#waiting.set(id, merged(usage, this.#waiting.get(id) ?? {}));
        this.#log.warn({ err: error, key: id }, 'usage of a partner key could not be written');
      }
    }
  }
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

function added(
  before: Omit<UsageCount, 'lastUsedAt'> | undefined,
  more: Omit<UsageCount, 'lastUsedAt'>,
): Omit<UsageCount, 'lastUsedAt'> {
  return {
    requests: (before?.requests ?? 0) + more.requests,
    errors: (before?.errors ?? 0) + more.errors,
    cost: (before?.cost ?? 0) + more.cost,
  };
}

function merged(before: Usage, more: Usage): Usage {
  const days: Record<string, UsageCount> = { ...before };
  for (const [day, count] of Object.entries(more)) {
    const known = days[day];
    const lastUsedAt = known && known.lastUsedAt > count.lastUsedAt ? known.lastUsedAt : count.lastUsedAt;
    days[day] = { ...added(known, count), lastUsedAt };
  }
  return days;
}
