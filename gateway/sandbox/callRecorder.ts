/** Records the calls to the stand-ins, so that tests can count upstream calls from outside the gateway. */
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

const MAX_CALLS = 10_000;

export class CallRecorder {
  #calls: RecordedCall[] = [];

  add(call: RecordedCall): void {
    this.#calls.push(call);
    // Trim in batches: shifting once per call would move the whole array each time.
    if (this.#calls.length >= 2 * MAX_CALLS) this.#calls = this.#calls.slice(-MAX_CALLS);
  }

  /** The last 10 000 calls since the last `clear`, in the order they were answered. */
  list(): readonly RecordedCall[] {
    return this.#calls.slice(-MAX_CALLS);
  }

  clear(): void {
    this.#calls = [];
  }
}
