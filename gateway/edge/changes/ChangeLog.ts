/**
 * The ordered log of product changes, kept for a limited time and number. Readers ask by sequence number or by time; what
 * is older than the log is an error, never a gap.
 */
import { z } from 'zod';
import type { Journal, Records, SharedState } from '../state/SharedState.ts';
import type { ProductChange } from './productChange.rules.ts';

export interface Retention {
  days: number;
  /** Number of entries. */
  entries: number;
}

export interface LoggedChange extends ProductChange {
  sequence: number;
  /** Milliseconds since 1970 at which it was noticed. */
  at: number;
}

export interface ChangePage {
  /** Of the log: sequence numbers of another one mean something else. */
  logId: string;
  changes: readonly LoggedChange[];
  /** Newest sequence number of the log. */
  last: number;
}

const visibility = z.object({
  locales: z.array(z.string()),
  regions: z.array(z.string()),
  ids: z.record(z.string(), z.number()),
});
const entryShape = z.object({
  uid: z.string(),
  handle: z.string(),
  was: visibility.nullable(),
  is: visibility,
  content: z.array(z.string()),
  price: z.array(z.string()),
  stock: z.array(z.string()),
  contentPrices: z.boolean(),
  at: z.number(),
});
/** `since`: changes from then on are in the log. */
const startShape = z.object({ logId: z.string(), since: z.number() });

const START = 'start';
/** Entries that one addition may remove, so that none takes long. */
const REMOVED_AT_ONCE = 1_000;
const DAY_MS = 24 * 60 * 60_000;
/** Milliseconds by which clocks of writers may differ. */
const CLOCK_SKEW_MS = 5_000;

export class ChangeLog {
  readonly #journal: Journal;
  readonly #facts: Records;
  readonly #retention: Retention;
  readonly #now: () => number;

  constructor(state: Pick<SharedState, 'journal' | 'records'>, retention: Retention, now = Date.now) {
    this.#journal = state.journal('product-changes');
    this.#facts = state.records('product-changes');
    this.#retention = retention;
    this.#now = now;
  }

  /** Milliseconds since 1970 from which the log has every change; null before it was started. */
  async since(): Promise<number | null> {
    const text = await this.#facts.get(START);
    if (text === null) return null;
    const { logId, since } = startShape.parse(JSON.parse(text));
    const { id } = await this.#journal.bounds();
    return id === logId ? since : null;
  }

  /** Starts the log, or moves its start when entries are removed. */
  async startAt(since: number): Promise<void> {
    const { id } = await this.#journal.bounds();
    await this.#facts.set(START, JSON.stringify({ logId: id, since }));
  }

  async add(changes: readonly ProductChange[]): Promise<void> {
    if (changes.length === 0) return;
    const at = this.#now();
    await this.#journal.add(changes.map((change) => JSON.stringify({ ...change, at })));
    await this.#removeOld();
  }

  /** @throws ChangesExpired when changes after this number have been removed. */
  async after(sequence: number, most: number): Promise<ChangePage> {
    const entries = await this.#journal.after(sequence, most);
    // Read afterwards: entries that were removed meanwhile are noticed.
    const { id, first, last } = await this.#journal.bounds();
    if (sequence < first - 1 || sequence > last) throw new ChangesExpired();
    return { logId: id, last, changes: entries.map(readEntry) };
  }

  async bounds(): Promise<{ logId: string; first: number; last: number }> {
    const { id, first, last } = await this.#journal.bounds();
    return { logId: id, first, last };
  }

  /** The earliest moment that `sequenceBefore` takes with this margin; null before the log was started. */
  async earliest(margin: number): Promise<number | null> {
    const since = await this.since();
    if (since === null) return null;
    const { first } = await this.#journal.bounds();
    // A log that has lost nothing begins with what was cached before it, too.
    return first === 1 ? since : since + margin;
  }

  /**
   * Number of the last change before this moment, less a margin.
   * @throws ChangesExpired when the log begins later.
   */
  async sequenceBefore(moment: number, margin: number): Promise<number> {
    const earliest = await this.earliest(margin);
    const { first, last } = await this.#journal.bounds();
    const time = moment - margin;
    if (earliest === null || moment < earliest) throw new ChangesExpired();
    let [low, high] = [first, last + 1];
    // Entries are in the order of their times, but for differing clocks.
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const [entry] = await this.#journal.after(middle - 1, 1);
      if (!entry) break;
      if (readEntry(entry).at < time - CLOCK_SKEW_MS) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  async #removeOld(): Promise<void> {
    const { first, last } = await this.#journal.bounds();
    const oldest = this.#now() - this.#retention.days * DAY_MS;
    const surplus = Math.max(0, last - first + 1 - this.#retention.entries);
    const entries = (await this.#journal.after(first - 1, REMOVED_AT_ONCE)).map(readEntry);
    const old = entries.filter(({ at, sequence }) => at < oldest || sequence < first + surplus);
    const newest = old.at(-1);
    if (!newest) return;
    await this.startAt(Math.max(newest.at + CLOCK_SKEW_MS, (await this.since()) ?? 0));
    await this.#journal.removeTo(newest.sequence);
  }
}

/** The log does not have everything since then: only a full export tells what changed. */
export class ChangesExpired extends Error {
  override readonly name = 'ChangesExpired';
}

function readEntry({ sequence, value }: { sequence: number; value: string }): LoggedChange {
  return { ...entryShape.parse(JSON.parse(value)), sequence };
}
