/**
 * A shared state that the shop can lean on: while its server is away, this process answers from its own memory, so that
 * pages and carts go on; when the server is back, the copies share again. One failed call is enough to stop asking;
 * from then on a look every half second asks whether it is back, and no shopper waits for it.
 *
 * Meanwhile: `values` starts empty and is forgotten at the return. `newest` knows what this process wrote lately, and
 * tells the server what it wrote meanwhile (everything, where the server lost its memory): versions make that safe.
 * `limiter` counts anew, by process. `inTurn` keeps the order within this process. `publish` reaches this process.
 * `records` and `ping` reject: a key that cannot be checked opens nothing, and readiness says what is missing.
 */
import { randomUUID } from 'node:crypto';
import { embeddedState } from './embeddedState.ts';
import { NewestInMemory } from './newestInMemory.ts';
import { StateAwayError, TurnTimeoutError, type SharedState, type Versioned } from './SharedState.ts';

export interface SturdyLog {
  info(message: string): void;
  warn(facts: { err: unknown }, message: string): void;
}

/** Milliseconds between two looks whether the server is back. */
const LOOK = 500;
/** Milliseconds that the mark of this process stays at a server that forgets nothing. */
const MARK = 30 * 24 * 60 * 60_000;
/** Told again at the return in parts of so many. */
const PART = 200;

export function sturdyState(shared: SharedState, log: SturdyLog): SharedState {
  const alone = embeddedState({ file: null });
  const newest = new NewestInMemory();
  /** Keys of `newest` that the server was not told. */
  const untold = new Set<string>();
  /** Stands at the server as long as it remembers what this process told it. */
  const mark = `copy:${randomUUID()}`;
  let away = false;
  /** What waits for its turn at the server, and begins without it when it goes away. */
  const waiting = new Set<() => Promise<void>>();
  let looking: NodeJS.Timeout | undefined;

  const marked = shared.values.setIfAbsent(mark, '1', MARK).catch(fail);

  function fail(error: unknown): void {
    if (away) return;
    away = true;
    for (const begin of waiting) void begin();
    log.warn({ err: error }, 'the shared state is away: this process goes on alone');
    looking = setInterval(() => void look(), LOOK);
    looking.unref();
  }

  let isLooking = false;
  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      await shared.ping();
      await comeBack();
      log.info('the shared state is back');
    } catch {
      // Still away: the next look is near.
    } finally {
      isLooking = false;
    }
  }

  async function comeBack(): Promise<void> {
    const hasForgotten = await shared.values.setIfAbsent(mark, '1', MARK);
    if (hasForgotten) for (const key of newest.keys()) untold.add(key);
    // While it is told, more is written that nobody was told.
    while (untold.size > 0) await Promise.all([...untold].slice(0, PART).map(tell));
    clearInterval(looking);
    away = false;
  }

  async function tell(key: string): Promise<void> {
    untold.delete(key);
    const known = newest.get(key);
    if (!known) return;
    try {
      await shared.newest.set(key, known, newest.timeLeft(key));
    } catch (error) {
      untold.add(key);
      throw error;
    }
  }

  /** Asks the server, and this process where the server gives no answer. */
  async function either<Result>(
    ask: (state: SharedState) => Promise<Result>,
    instead: () => Promise<Result> = () => ask(alone),
  ): Promise<Result> {
    if (away) return instead();
    try {
      return await ask(shared);
    } catch (error) {
      fail(error);
      return instead();
    }
  }

  async function orReject<Result>(ask: () => Promise<Result>): Promise<Result> {
    if (away) throw new StateAwayError('The shared state is away.');
    try {
      return await ask();
    } catch (error) {
      fail(error);
      throw new StateAwayError('The shared state gives no answer.', { cause: error });
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
        // Else it began without the server: the turn came too late.
        if (waiting.has(begin)) await begin();
      })
      .catch((error: unknown) => {
        if (!waiting.has(begin)) return;
        if (error instanceof TurnTimeoutError) {
          waiting.delete(begin);
          return reject(error);
        }
        fail(error);
        // It was away already, and nobody told this one.
        if (waiting.has(begin)) void begin();
      });
    return promise;
  }

  return {
    kind: shared.kind,
    get isAway() {
      return away;
    },
    values: {
      get: (key) => either(({ values }) => values.get(key)),
      set: (key, value, ttlMs) => either(({ values }) => values.set(key, value, ttlMs)),
      setIfAbsent: (key, value, ttlMs) => either(({ values }) => values.setIfAbsent(key, value, ttlMs)),
      delete: (key) => either(({ values }) => values.delete(key)),
    },
    newest: {
      async get(key) {
        const told = await either(
          (state) => state.newest.get(key),
          async () => null,
        );
        return newer(told, newest.get(key));
      },
      async set(key, value, ttlMs) {
        const standing = await either(
          (state) => state.newest.set(key, value, ttlMs),
          async () => {
            untold.add(key);
            return newest.set(key, value, ttlMs);
          },
        );
        // Kept here as well, for the time when the server is away.
        if (standing === null) newest.set(key, value, ttlMs);
        return standing;
      },
    },
    records: (name) => {
      const records = shared.records(name);
      return {
        get: (key) => orReject(() => records.get(key)),
        set: (key, value) => orReject(() => records.set(key, value)),
        delete: (key) => orReject(() => records.delete(key)),
        list: () => orReject(() => records.list()),
      };
    },
    limiter(name, limit) {
      const together = shared.limiter(name, limit);
      const byItself = alone.limiter(name, limit);
      const of = (state: SharedState) => (state === shared ? together : byItself);
      return {
        consume: (key, points) => either((state) => of(state).consume(key, points)),
        giveBack: (key, points) => either((state) => of(state).giveBack(key, points)),
        forget: (key) => either((state) => of(state).forget(key)),
      };
    },
    // First in this process, so that the order holds whether the server is there or not.
    inTurn: (key, run) => alone.inTurn(key, () => (away ? run() : inSharedTurn(key, run))),
    publish: (channel, message) => either((state) => state.publish(channel, message)),
    subscribe(channel, hear, listening) {
      const stops = [shared.subscribe(channel, hear, listening), alone.subscribe(channel, hear)];
      return () => stops.forEach((stop) => stop());
    },
    ping: () => orReject(() => shared.ping()),
    async close() {
      clearInterval(looking);
      await marked;
      clearInterval(looking);
      await Promise.all([shared.close(), alone.close()]);
    },
  };
}

function newer(one: Versioned | null, other: Versioned | null): Versioned | null {
  if (!one || !other) return one ?? other;
  return other.version > one.version ? other : one;
}
