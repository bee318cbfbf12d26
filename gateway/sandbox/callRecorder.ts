/** What was asked of the stand-ins, for tests that count upstream calls from outside the gateway. */
import type { FaultySource } from './faults.ts';

export interface RecordedCall {
  source: FaultySource;
  method: string;
  /** Path and query as received. */
  path: string;
  /** Null when the connection was dropped. */
  status: number | null;
  /** When it arrived, ISO 8601. */
  at: string;
}

const MOST = 10_000;

export class CallRecorder {
  #calls: RecordedCall[] = [];

  add(call: RecordedCall): void {
    this.#calls.push(call);
    // Cut seldom: taking one off the front for every one added would move them all each time.
    if (this.#calls.length >= 2 * MOST) this.#calls = this.#calls.slice(-MOST);
  }

  /** The last 10 000 since the last clearing, in the order in which they were answered. */
  list(): readonly RecordedCall[] {
    return this.#calls.slice(-MOST);
  }

  clear(): void {
    this.#calls = [];
  }
}
