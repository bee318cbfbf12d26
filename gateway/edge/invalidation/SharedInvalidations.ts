/**
 * What changed upstream, told to every copy of the gateway. The copy that hears of it drops it at once, writes it down
 * where all copies find it, and publishes it. A copy that starts, and one whose connection was cut, reads what was written
 * meanwhile: else it would serve what another one kept before the change.
 */
import { z } from 'zod';
import { REMEMBERED, type Invalidations } from '../../sources/transport/cache/invalidations.ts';
import type { Records, SharedState } from '../state/SharedState.ts';

const CHANNEL = 'invalidations';
/** Milliseconds that clocks of copies may differ: what was kept that soon after counts as kept before. */
const MARGIN = 1_000;
/** Milliseconds until it is tried again to reach the other copies. */
const AGAIN = 1_000;
/** Milliseconds between two looks for what is written down and too old to matter. */
const TIDY = 60 * 60_000;

const message = z.object({ at: z.number(), keys: z.array(z.string()) });

type State = Pick<SharedState, 'kind' | 'isAway' | 'records' | 'publish' | 'subscribe'>;

export class SharedInvalidations {
  readonly #state: State;
  readonly #invalidations: Invalidations;
  /** By key, milliseconds since 1970 until which answers about it count as old. */
  readonly #written: Records;
  /** The same, of what the other copies were not told yet. */
  readonly #untold = new Map<string, number>();
  #stopHearing = (): void => undefined;
  #hasStarted = false;
  #mustRead = true;
  #tidiedAt = Number.NEGATIVE_INFINITY;
  #again: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(state: State, invalidations: Invalidations) {
    this.#state = state;
    this.#invalidations = invalidations;
    this.#written = state.records('invalidations');
  }

  /** Before anything is served. Never rejects: a copy that reaches nobody goes on alone, and reads later. */
  async start(): Promise<void> {
    if (this.#state.kind === 'embedded') return;
    this.#stopHearing = this.#state.subscribe(
      CHANNEL,
      (text) => this.#hear(text),
      () => {
        this.#mustRead = true;
        if (this.#hasStarted) void this.#share();
      },
    );
    await this.#share();
    this.#hasStarted = true;
  }

  /** Drops it here at once. Resolves when the other copies were told, or cannot be reached, and then tries again. */
  async tell(keys: readonly string[]): Promise<void> {
    const at = Date.now() + MARGIN;
    this.#invalidations.add(keys, at);
    if (this.#state.kind === 'embedded') return;
    for (const key of keys) this.#untold.set(key, at);
    if (Date.now() - this.#tidiedAt > TIDY) this.#mustRead = true;
    await this.#share();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#again);
    this.#stopHearing();
  }

  #hear(text: string): void {
    const read = message.safeParse(parsed(text));
    // By the later of both clocks: what this copy made until now did not know of it.
    if (read.success) this.#invalidations.add(read.data.keys, Math.max(read.data.at, Date.now()));
  }

  async #share(): Promise<void> {
    try {
      if (this.#untold.size > 0) await this.#write();
      if (this.#mustRead) await this.#read();
    } catch {
      this.#tryAgain();
    }
  }

  #tryAgain(): void {
    clearTimeout(this.#again);
    if (this.#isClosed) return;
    this.#again = setTimeout(() => void this.#share(), AGAIN);
    this.#again.unref();
  }

  /** First written, then published: whoever listens too late for the one reads the other. */
  async #write(): Promise<void> {
    const untold = [...this.#untold];
    await Promise.all(untold.map(([key, at]) => this.#written.set(key, String(at))));
    const at = Math.max(...untold.map(([, time]) => time));
    await this.#state.publish(CHANNEL, JSON.stringify({ at, keys: untold.map(([key]) => key) }));
    if (this.#state.isAway) throw new Error('Nobody else was told.');
    for (const [key, time] of untold) if (this.#untold.get(key) === time) this.#untold.delete(key);
  }

  async #read(): Promise<void> {
    this.#mustRead = false;
    try {
      const now = Date.now();
      const tooOld: string[] = [];
      for (const [key, text] of await this.#written.list()) {
        const at = Number(text);
        if (!(at > now - REMEMBERED)) tooOld.push(key);
        // News to a copy that serves already: what it made until now did not know of it.
        else if (!this.#invalidations.isVoid([key], at))
          this.#invalidations.add([key], this.#hasStarted ? Math.max(at, now) : at);
      }
      await Promise.all(tooOld.map((key) => this.#written.delete(key)));
      this.#tidiedAt = now;
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
