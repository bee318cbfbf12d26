/**
 * Makes a shared state resilient: during an outage this process falls back to its own memory, so that pages and carts
 * keep working, and shares again after recovery. One failed call opens the circuit; from then on a half-open check runs
 * every half second, outside of any request.
 *
 * During an outage: `values` starts empty and is discarded at recovery. `newest` has what this process wrote recently,
 * and replays at recovery what it wrote meanwhile (everything, if the server lost its memory), which versions make
 * safe. `limiter` counts per process. `inTurn` serialises within this process. `publish` reaches this process.
 * `records`, `journal` and `ping` reject: a key that cannot be checked grants nothing, and readiness reports the outage.
 */
import { randomUUID } from 'node:crypto';
import { embeddedState } from './embeddedState.ts';
import { NewestValuesInMemory } from './newestValuesInMemory.ts';
import { StateUnavailableError, TurnTimeoutError, type SharedState, type Versioned } from './SharedState.ts';

export interface StateLog {
  info(message: string): void;
  warn(facts: { err: unknown }, message: string): void;
}

/** Milliseconds between recovery checks. */
const CHECK_INTERVAL = 500;
/** TTL in milliseconds of this process's marker at the server. */
const MARKER_TTL = 30 * 24 * 60 * 60_000;
/** Batch size of the replay at recovery. */
const BATCH = 200;

export function resilientState(shared: SharedState, log: StateLog): SharedState {
  const local = embeddedState({ file: null });
  const newest = new NewestValuesInMemory();
  /** Keys of `newest` not yet written to the server. */
  const unsynced = new Set<string>();
  /** Marker key: present while the server remembers this process's writes. */
  const marker = `copy:${randomUUID()}`;
  let isUnavailable = false;
  /** Runs waiting for a turn at the server; they start without it when an outage begins. */
  const waiting = new Set<() => Promise<void>>();
  let checkTimer: NodeJS.Timeout | undefined;

  const marked = shared.values.setIfAbsent(marker, '1', MARKER_TTL).catch(fail);

  function fail(error: unknown): void {
    if (isUnavailable) return;
    isUnavailable = true;
    for (const begin of waiting) void begin();
    log.warn({ err: error }, 'the shared state is unavailable: falling back to local memory');
    checkTimer = setInterval(() => void checkRecovery(), CHECK_INTERVAL);
    checkTimer.unref();
  }

  let isChecking = false;
  async function checkRecovery(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    try {
      await shared.ping();
      await recover();
      log.info('the shared state is available again');
    } catch {
      // Still unavailable: the next check is soon.
    } finally {
      isChecking = false;
    }
  }

  async function recover(): Promise<void> {
    const hasForgotten = await shared.values.setIfAbsent(marker, '1', MARKER_TTL);
    if (hasForgotten) for (const key of newest.keys()) unsynced.add(key);
    // More may be written during the replay.
    while (unsynced.size > 0) await Promise.all([...unsynced].slice(0, BATCH).map(sync));
    clearInterval(checkTimer);
    isUnavailable = false;
  }

  async function sync(key: string): Promise<void> {
    unsynced.delete(key);
    const known = newest.get(key);
    if (!known) return;
    try {
      await shared.newest.set(key, known, newest.timeLeft(key));
    } catch (error) {
      unsynced.add(key);
      throw error;
    }
  }

  /** Calls the server, and falls back to this process when it does not respond. */
  async function withLocalFallback<Result>(
    ask: (state: SharedState) => Promise<Result>,
    instead: () => Promise<Result> = () => ask(local),
  ): Promise<Result> {
    if (isUnavailable) return instead();
    try {
      return await ask(shared);
    } catch (error) {
      fail(error);
      return instead();
    }
  }

  async function orReject<Result>(ask: () => Promise<Result>): Promise<Result> {
    if (isUnavailable) throw new StateUnavailableError('The shared state is unavailable.');
    try {
      return await ask();
    } catch (error) {
      fail(error);
      throw new StateUnavailableError('The shared state does not respond.', { cause: error });
    }
  }

  function inSharedTurn<Result>(key: string, run: () => Promise<Result>): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const begin = (): Promise<void> => {
      waiting.delete(begin);
      return run().then(resolve, reject);
    };
    waiting.add(begin);
    shared
      .inTurn(key, async () => {
        // Otherwise it began without the server, and the turn came too late.
        if (waiting.has(begin)) await begin();
      })
      .catch((error: unknown) => {
        if (!waiting.has(begin)) return;
        if (error instanceof TurnTimeoutError) {
          waiting.delete(begin);
          return reject(error);
        }
        fail(error);
        // The outage was already known, so `fail` did not start this run.
        if (waiting.has(begin)) void begin();
      });
    return promise;
  }

  return {
    kind: shared.kind,
    // oxlint-disable-next-line shop/no-retained-closures -- once per process
    get isUnavailable() {
      return isUnavailable;
    },
    values: {
      get: (key) => withLocalFallback(({ values }) => values.get(key)),
      set: (key, value, ttlMs) => withLocalFallback(({ values }) => values.set(key, value, ttlMs)),
      setIfAbsent: (key, value, ttlMs) =>
        withLocalFallback(({ values }) => values.setIfAbsent(key, value, ttlMs)),
      delete: (key) => withLocalFallback(({ values }) => values.delete(key)),
    },
    newest: {
      async get(key) {
        const remote = await withLocalFallback(
          (state) => state.newest.get(key),
          async () => null,
        );
        return newer(remote, newest.get(key));
      },
      async set(key, value, ttlMs) {
        const stored = await withLocalFallback(
          (state) => state.newest.set(key, value, ttlMs),
          async () => {
            unsynced.add(key);
            return newest.set(key, value, ttlMs);
          },
        );
        // Also stored locally, for outages.
        if (stored === null) newest.set(key, value, ttlMs);
        return stored;
      },
    },
    records: (name) => {
      const records = shared.records(name);
      return {
        get: (key) => orReject(() => records.get(key)),
        set: (key, value) => orReject(() => records.set(key, value)),
        delete: (key) => orReject(() => records.delete(key)),
        replace: (key, from, to) => orReject(() => records.replace(key, from, to)),
        keys: () => orReject(() => records.keys()),
        list: () => orReject(() => records.list()),
      };
    },
    journal: (name) => {
      const journal = shared.journal(name);
      return {
        add: (values) => orReject(() => journal.add(values)),
        after: (sequence, most) => orReject(() => journal.after(sequence, most)),
        bounds: () => orReject(() => journal.bounds()),
        removeTo: (sequence) => orReject(() => journal.removeTo(sequence)),
      };
    },
    limiter(name, limit) {
      const sharedLimiter = shared.limiter(name, limit);
      const localLimiter = local.limiter(name, limit);
      const of = (state: SharedState) => (state === shared ? sharedLimiter : localLimiter);
      return {
        consume: (key, points) => withLocalFallback((state) => of(state).consume(key, points)),
        refund: (key, points) => withLocalFallback((state) => of(state).refund(key, points)),
        forget: (key) => withLocalFallback((state) => of(state).forget(key)),
      };
    },
    // Serialised locally first, so that the order holds with or without the server.
    inTurn: (key, run) => local.inTurn(key, () => (isUnavailable ? run() : inSharedTurn(key, run))),
    publish: (channel, message) => withLocalFallback((state) => state.publish(channel, message)),
    subscribe(channel, onMessage, onActive) {
      const stops = [shared.subscribe(channel, onMessage, onActive), local.subscribe(channel, onMessage)];
      return () => stops.forEach((stop) => stop());
    },
    ping: () => orReject(() => shared.ping()),
    async close() {
      clearInterval(checkTimer);
      await marked;
      clearInterval(checkTimer);
      await Promise.all([shared.close(), local.close()]);
    },
  };
}

function newer(one: Versioned | null, other: Versioned | null): Versioned | null {
  if (!one || !other) return one ?? other;
  return other.version > one.version ? other : one;
}
