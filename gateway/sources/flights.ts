/** Identical reads at the same time: one is in flight, all wait for it, and it is called off when nobody does any more. */
import { callerGone, outOfTime, tooSlow, type DeclaredCall } from './outgoing.ts';

export interface Waiting {
  /** `performance.now()` at which this one's time is over. */
  deadline: number;
  signal: AbortSignal;
}

export interface Flight {
  key: string;
  promise: Promise<unknown>;
  waiters: number;
  abort: AbortController;
  /** HTTP tries it took; counts on while it is in the air. */
  tries: { count: number };
}

export class Flights {
  readonly #flights = new Map<string, Flight>();

  /** The flight that is in the air already. */
  get(key: string): Flight | undefined {
    return this.#flights.get(key);
  }

  /** Starts the one request that all identical askers wait for. Lives as long as any of them does. */
  takeOff(key: string, fly: (signal: AbortSignal, tries: { count: number }) => Promise<unknown>): Flight {
    const abort = new AbortController();
    const tries = { count: 0 };
    const flight: Flight = {
      key,
      waiters: 0,
      abort,
      tries,
      promise: fly(abort.signal, tries).finally(() => {
        if (this.#flights.get(key) === flight) this.#flights.delete(key);
      }),
    };
    flight.promise.catch(() => {});
    this.#flights.set(key, flight);
    return flight;
  }

  /** Waits for a flight within the asker's own deadline and signal; the last one to leave cancels it. */
  async board(flight: Flight, call: DeclaredCall<unknown>, { deadline, signal }: Waiting): Promise<unknown> {
    flight.waiters += 1;
    let isOutOfTime = false;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const timer = setTimeout(
      () => {
        isOutOfTime = true;
        reject(outOfTime(call));
      },
      Math.max(0, deadline - performance.now()),
    );
    const leave = (): void => reject(callerGone(call));
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    flight.promise.then(resolve, reject);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      flight.waiters -= 1;
      // A flight that landed has left the table already, and there is nothing to call off.
      if (flight.waiters === 0 && this.#flights.get(flight.key) === flight) {
        this.#flights.delete(flight.key);
        flight.abort.abort(isOutOfTime ? tooSlow : undefined);
      }
    }
  }
}
