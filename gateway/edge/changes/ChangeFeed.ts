/**
 * The change log as a process sees it: reads pages of a market, and drops cached answers that logged changes outdate,
 * before anybody reads a product because of them.
 */
import { hash } from 'node:crypto';
import type {
  ChangesAfter,
  ChangesPage,
  ChangesRefusal,
  ExpiredChanges,
  ProductChangeModel,
  ProductChanges,
} from '../../graph/productChanges.ts';
import type { Invalidations } from '../../sources/transport/cache/invalidations.ts';
import { StateUnavailableError } from '../state/SharedState.ts';
import { ChangesExpired, type ChangeLog, type LoggedChange } from './ChangeLog.ts';
import { kindsIn, outdatedKeys, type ChangeKind, type MarketPlace } from './productChange.rules.ts';

/** Entries read at once, and by one page at most. */
const CHUNK = 500;
const MAX_SCANNED = 10_000;
/** Milliseconds between two looks at the log. */
const FOLLOW_MS = 2_000;
/** Milliseconds of differing clocks: what was cached within them counts as cached before the change. */
const CLOCK_SKEW_MS = 1_000;
/** Milliseconds: what was read shortly before `since` may have been in a cache. */
const CACHED_MS = 120_000;

/** Changes of one product that were noticed one after the other, as one. */
export interface MergedChange {
  kinds: readonly ChangeKind[];
  /** The last of them. */
  change: LoggedChange;
}

export interface MarketPage {
  logId: string;
  changes: readonly MergedChange[];
  /** Everything up to this number was read. */
  end: number;
  /** Newest number of the log. */
  last: number;
}

interface Cursor {
  logId: string;
  sequence: number;
  /** Digest of the market's facts: when editors change them, so does what it shows. */
  place: string;
}

export class ChangeFeed implements ProductChanges {
  readonly #log: ChangeLog;
  readonly #invalidations: Invalidations;
  /** `since`: start of the log; null before it was started. */
  #seen: { logId: string; sequence: number; since: number | null } | null = null;
  #catchingUp: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(log: ChangeLog, invalidations: Invalidations) {
    this.#log = log;
    this.#invalidations = invalidations;
  }

  async page(place: MarketPlace, after: ChangesAfter): Promise<ChangesPage | ChangesRefusal> {
    const digest = digestOf(place);
    const cursor = after.cursor === null ? null : cursorOf(after.cursor);
    if (after.cursor !== null && cursor === null) return 'invalid cursor';
    try {
      if ((await this.#log.since()) === null)
        return cursor === null ? 'unavailable' : { expired: 'log', beginsAt: null };
      await this.catchUp();
      const bounds = await this.#log.bounds();
      if (cursor && cursor.logId !== bounds.logId) return await this.#expired('log');
      if (cursor && cursor.place !== digest) return await this.#expired('place');
      const start = cursor?.sequence ?? (await this.#start(after.since, bounds.first));
      const { changes, end, last, logId } = await this.marketPage(place, start, after.first);
      const cursorAt = (sequence: number): string => cursorText({ logId, sequence, place: digest });
      return {
        changes: changes.map(({ kinds, change }): ProductChangeModel => {
          const { sequence, at, uid, handle } = change;
          return { cursor: cursorAt(sequence), sequence, kinds, at: new Date(at), uid, handle };
        }),
        hasNextPage: end < last,
        endCursor: cursorAt(end),
      };
    } catch (error) {
      if (error instanceof ChangesExpired) return await this.#expired('log');
      if (error instanceof StateUnavailableError) return 'unavailable';
      throw error;
    }
  }

  /**
   * Changes of a market after a sequence number: successive ones of a product are merged, at the place of the last.
   * @throws ChangesExpired
   */
  async marketPage(place: MarketPlace, sequence: number, first: number): Promise<MarketPage> {
    const byUid = new Map<string, LoggedChange[]>();
    let end = sequence;
    for (;;) {
      const { logId, last, changes } = await this.#log.after(end, CHUNK);
      for (const change of changes) {
        const known = byUid.get(change.uid);
        if (!known && byUid.size >= first && kindsIn([change], place).length > 0)
          return { ...merged(byUid, place), logId, end, last };
        if (known) known.push(change);
        else if (kindsIn([change], place).length > 0) byUid.set(change.uid, [change]);
        end = change.sequence;
      }
      if (end >= last || changes.length === 0 || end - sequence >= MAX_SCANNED)
        return { ...merged(byUid, place), logId, end, last };
    }
  }

  /** Catches up regularly, so that pages show what other processes noticed. */
  start(): void {
    // An outage of the shared state is logged there.
    this.#timer = setInterval(() => void this.catchUp().catch(() => undefined), FOLLOW_MS).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Drops what the changes outdate that this process has not seen yet. */
  catchUp(): Promise<void> {
    this.#catchingUp ??= this.#applyNew().finally(() => (this.#catchingUp = null));
    return this.#catchingUp;
  }

  async #applyNew(): Promise<void> {
    const since = await this.#log.since();
    const { logId, first, last } = await this.#log.bounds();
    if (this.#seen === null) {
      // Nothing else is cached for longer without being outdated by age.
      const sequence = since === null ? last : await this.#sequenceOfCached(first);
      this.#seen = { logId, sequence, since };
    }
    const seen = this.#seen;
    if (seen.logId !== logId || seen.since === null || seen.sequence < first - 1) {
      // The log does not say what changed before it began.
      if (since !== null) this.#invalidations.add(['delivery', 'commerce'], Date.now() + CLOCK_SKEW_MS);
      this.#seen = { logId, sequence: last, since };
      return;
    }
    while (seen.sequence < last) {
      const { changes } = await this.#log.after(seen.sequence, CHUNK);
      const newest = changes.at(-1);
      if (!newest) break;
      for (const change of changes) this.#invalidations.add(outdatedKeys(change), change.at + CLOCK_SKEW_MS);
      seen.sequence = newest.sequence;
    }
  }

  async #sequenceOfCached(first: number): Promise<number> {
    try {
      return await this.#log.sequenceBefore(Date.now(), CACHED_MS);
    } catch (error) {
      if (error instanceof ChangesExpired) return first - 1;
      throw error;
    }
  }

  async #expired(expired: ExpiredChanges['expired']): Promise<ExpiredChanges> {
    const earliest = await this.#log.earliest(CACHED_MS);
    return { expired, beginsAt: earliest === null ? null : new Date(earliest) };
  }

  #start(since: string | null, first: number): number | Promise<number> {
    return since === null ? first - 1 : this.#log.sequenceBefore(Date.parse(since), CACHED_MS);
  }
}

function merged(
  byUid: ReadonlyMap<string, readonly LoggedChange[]>,
  place: MarketPlace,
): { changes: MergedChange[] } {
  const changes = [...byUid.values()].flatMap((all): MergedChange[] => {
    const change = all.at(-1);
    return change ? [{ kinds: kindsIn(all, place), change }] : [];
  });
  return { changes: changes.toSorted((one, other) => one.change.sequence - other.change.sequence) };
}

function digestOf({ contentLocale, contentRegion, commerceRegion, hasShop }: MarketPlace): string {
  const facts = [contentLocale, contentRegion, hasShop ? commerceRegion : null];
  return hash('sha256', JSON.stringify(facts), 'base64url').slice(0, 8);
}

function cursorText({ logId, sequence, place }: Cursor): string {
  return Buffer.from(`change:${logId}:${sequence}:${place}`).toString('base64url');
}

function cursorOf(cursor: string): Cursor | null {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const [, logId, sequence, place] = /^change:([\w-]{1,64}):(\d{1,15}):([\w-]{8})$/.exec(text) ?? [];
  return logId && sequence && place ? { logId, sequence: Number(sequence), place } : null;
}
