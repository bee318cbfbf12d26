/** Identical reads at the same time: one is in flight, all wait for it, and it is called off when nobody does any more. */
import { CallOff } from '../callOff.ts';
import type { SourceError } from '../errors.ts';
import type { DeclaredCall } from '../call.ts';
import { callerGone, outOfTime, tooSlow } from '../outgoing.ts';

export interface Waiting {
  /** `performance.now()` at which this one's time is over. */
  deadline: number;
  /** Null for whoever never goes away. */
  signal: AbortSignal | null;
}

export class Flight {
  readonly key: string;
  readonly callOff = new CallOff();
  /** HTTP tries it took; counts on while it is in the air. */
  readonly tries = { count: 0 };
  /** All who ever boarded: those who left take no answer any more. */
  boarded: Waiter[] | null = null;
  waiting = 0;

  constructor(key: string) {
    this.key = key;
  }
}

export class Flights {
  readonly #flights = new Map<string, Flight>();

  /** The flight that is in the air already. */
  get(key: string): Flight | undefined {
    return this.#flights.get(key);
  }

  /** Starts the one request that all identical askers wait for. Lives as long as any of them does. */
  takeOff(key: string, fly: (flight: Flight) => Promise<unknown>): Flight {
    const flight = new Flight(key);
    this.#flights.set(key, flight);
    fly(flight).then(
      (answer) => this.#land(flight, (waiter) => waiter.answer(answer)),
      (error: unknown) => this.#land(flight, (waiter) => waiter.fail(error)),
    );
    return flight;
  }

  /** Waits for a flight within the asker's own deadline and signal; the last one to leave cancels it. */
  board(flight: Flight, call: DeclaredCall<unknown>, waiting: Waiting): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const waiter = new Waiter(this, { flight, call, waiting, resolve, reject });
      flight.waiting += 1;
      if (flight.boarded) flight.boarded.push(waiter);
      else flight.boarded = [waiter];
    });
  }

  /** @param reason why, when nobody waits any more. */
  leave(flight: Flight, reason: unknown): void {
    flight.waiting -= 1;
    // A flight that landed has left the table already, and there is nothing to call off.
    if (flight.waiting > 0 || this.#flights.get(flight.key) !== flight) return;
    this.#forget(flight);
    flight.callOff.now(reason);
  }

  #land(flight: Flight, tell: (waiter: Waiter) => void): void {
    this.#forget(flight);
    flight.boarded?.forEach(tell);
  }

  /** Whoever asks from now on needs another one. */
  #forget(flight: Flight): void {
    if (this.#flights.get(flight.key) === flight) this.#flights.delete(flight.key);
  }
}

interface Boarded {
  flight: Flight;
  call: DeclaredCall<unknown>;
  waiting: Waiting;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/** One who waits for a flight. */
class Waiter {
  readonly #flights: Flights;
  readonly #boarded: Boarded;
  readonly #timer: NodeJS.Timeout;
  #isOver = false;

  constructor(flights: Flights, boarded: Boarded) {
    this.#flights = flights;
    this.#boarded = boarded;
    const { deadline, signal } = boarded.waiting;
    this.#timer = setTimeout(isLate, Math.max(0, deadline - performance.now()), this);
    if (signal?.aborted) queueMicrotask(() => this.handleEvent());
    else signal?.addEventListener('abort', this, once);
  }

  answer(answer: unknown): void {
    if (this.#ends()) this.#boarded.resolve(answer);
  }

  fail(error: unknown): void {
    if (this.#ends()) this.#boarded.reject(error);
  }

  isLate(): void {
    this.#leave(outOfTime(this.#boarded.call), tooSlow);
  }

  /** The signal aborts. */
  handleEvent(): void {
    this.#leave(callerGone(this.#boarded.call));
  }

  #leave(error: SourceError, reason?: unknown): void {
    if (!this.#ends()) return;
    this.#boarded.reject(error);
    this.#flights.leave(this.#boarded.flight, reason);
  }

  #ends(): boolean {
    if (this.#isOver) return false;
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#boarded.waiting.signal?.removeEventListener('abort', this);
    return true;
  }
}

const once = { once: true };

function isLate(waiter: Waiter): void {
  waiter.isLate();
}
