/**
 * Sends invalidations to every replica. The replica that receives one applies it immediately, records it in the shared
 * state, and publishes it. A replica that starts or reconnects reads the records it missed; otherwise it would serve
 * what another one cached before the change.
 */
import { z } from 'zod';
import { REMEMBERED, type Invalidations } from '../../sources/transport/cache/invalidations.ts';
import type { Records, SharedState } from '../state/SharedState.ts';

const CHANNEL = 'invalidations';
/** Tolerated clock skew between replicas in milliseconds: what was cached within it counts as cached before. */
const CLOCK_SKEW_MS = 1_000;
/** Milliseconds between attempts to reach the other replicas. */
const RETRY_MS = 1_000;
/** Milliseconds between cleanups of expired records. */
const CLEANUP_MS = 60 * 60_000;

const message = z.object({ at: z.number(), keys: z.array(z.string()) });

type State = Pick<SharedState, 'kind' | 'isUnavailable' | 'records' | 'publish' | 'subscribe'>;

export class SharedInvalidations {
  readonly #state: State;
  readonly #invalidations: Invalidations;
  /** By key, milliseconds since 1970 before which cached responses are outdated. */
  readonly #written: Records;
  /** Invalidations that the other replicas have not received yet. */
  readonly #pending = new Map<string, number>();
  #unsubscribe = (): void => undefined;
  #hasStarted = false;
  #mustRead = true;
  #cleanedAt = Number.NEGATIVE_INFINITY;
  #retryTimer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(state: State, invalidations: Invalidations) {
    this.#state = state;
    this.#invalidations = invalidations;
    this.#written = state.records('invalidations');
  }

  /**
   * To be called before anything is served. Never rejects: a disconnected replica starts alone, and catches up later.
   */
  async start(): Promise<void> {
    if (this.#state.kind === 'embedded') return;
    this.#unsubscribe = this.#state.subscribe(
      CHANNEL,
      (text) => this.#receive(text),
      () => {
        this.#mustRead = true;
        if (this.#hasStarted) void this.#share();
      },
    );
    await this.#share();
    this.#hasStarted = true;
  }

  /**
   * Applies it here immediately. Resolves once the other replicas are notified; retries later when they cannot be
   * reached.
   */
  async broadcast(keys: readonly string[]): Promise<void> {
    const at = Date.now() + CLOCK_SKEW_MS;
    this.#invalidations.add(keys, at);
    if (this.#state.kind === 'embedded') return;
    for (const key of keys) this.#pending.set(key, at);
    if (Date.now() - this.#cleanedAt > CLEANUP_MS) this.#mustRead = true;
    await this.#share();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retryTimer);
    this.#unsubscribe();
  }

  #receive(text: string): void {
    const read = message.safeParse(parsed(text));
    // By the later of both clocks: what this replica made until now did not know of the change.
    if (read.success) this.#invalidations.add(read.data.keys, Math.max(read.data.at, Date.now()));
  }

  async #share(): Promise<void> {
    try {
      if (this.#pending.size > 0) await this.#write();
      if (this.#mustRead) await this.#read();
    } catch {
      this.#retry();
    }
  }

  #retry(): void {
    clearTimeout(this.#retryTimer);
    if (this.#isClosed) return;
    this.#retryTimer = setTimeout(() => void this.#share(), RETRY_MS);
    this.#retryTimer.unref();
  }

  /** Recorded first, then published: a replica that subscribes too late for the message reads the record. */
  async #write(): Promise<void> {
    const pending = [...this.#pending];
    await Promise.all(pending.map(([key, at]) => this.#written.set(key, String(at))));
    const at = Math.max(...pending.map(([, time]) => time));
    await this.#state.publish(CHANNEL, JSON.stringify({ at, keys: pending.map(([key]) => key) }));
    if (this.#state.isUnavailable) throw new Error('The other replicas could not be notified.');
    for (const [key, time] of pending) if (this.#pending.get(key) === time) this.#pending.delete(key);
  }

  async #read(): Promise<void> {
    this.#mustRead = false;
    try {
      const now = Date.now();
      const tooOld: string[] = [];
      for (const [key, text] of await this.#written.list()) {
        const at = Number(text);
        if (!(at > now - REMEMBERED)) tooOld.push(key);
        // New to a running replica: what it made until now did not know of the change.
        else if (!this.#invalidations.isInvalidated([key], at))
          this.#invalidations.add([key], this.#hasStarted ? Math.max(at, now) : at);
      }
      await Promise.all(tooOld.map((key) => this.#written.delete(key)));
      this.#cleanedAt = now;
    } catch (error) {
      this.#mustRead = true;
      throw error;
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
