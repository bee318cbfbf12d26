/**
 * The last known facts of every product. What differs from a new read goes to the change log first and is remembered
 * afterwards, so that an interruption repeats a change and never loses one. Several processes may record at once: facts
 * are replaced only while they are still those that were compared.
 */
import type { Records, SharedState } from '../state/SharedState.ts';
import type { ChangeLog } from './ChangeLog.ts';
import {
  changeOf,
  isPublished,
  noFacts,
  type ProductChange,
  type ProductFacts,
} from './productChange.rules.ts';

/** Products compared at once: few enough that the shared state answers each command in its time on a busy machine. */
const BATCH = 50;
/** Milliseconds for which a removed product is remembered, longer than any run of the indexer takes. */
const GONE_MS = 7 * 24 * 60 * 60_000;

export class CatalogueRecord {
  readonly #facts: Records;
  readonly #log: ChangeLog;

  constructor(state: Pick<SharedState, 'records'>, log: ChangeLog) {
    this.#facts = state.records('product-facts');
    this.#log = log;
  }

  /** False until a whole catalogue was recorded, before which changes cannot be told. */
  async hasStarted(): Promise<boolean> {
    return (await this.#log.since()) !== null;
  }

  /** Uids of all known products, removed ones included. */
  known(): Promise<readonly string[]> {
    return this.#facts.keys();
  }

  /** Records some products. Returns the number of changes. */
  async record(products: ReadonlyMap<string, ProductFacts>): Promise<number> {
    const isFirst = !(await this.hasStarted());
    const uids = [...products.keys()];
    let count = 0;
    for (let from = 0; from < uids.length; from += BATCH) {
      let due = uids.slice(from, from + BATCH);
      // What somebody else recorded meanwhile is compared again.
      while (due.length > 0) {
        const compared = await Promise.all(due.map((uid) => this.#compare(uid, products.get(uid))));
        const differing = compared.flatMap((one) => one ?? []);
        const changes = differing.flatMap(({ change }) => change ?? []);
        if (!isFirst) {
          await this.#log.add(changes);
          count += changes.length;
        }
        const conflicts = await Promise.all(
          differing.map(async ({ uid, from: old, to }) =>
            (await this.#facts.replace(uid, old, to)) ? [] : [uid],
          ),
        );
        due = conflicts.flat();
      }
    }
    return count;
  }

  /**
   * Records the whole catalogue: products that it lacks were removed.
   * @param readAt when reading began.
   */
  async recordAll(
    products: ReadonlyMap<string, ProductFacts>,
    readAt: number,
    mayRemove: (counts: { known: number; gone: number }) => void,
  ): Promise<number> {
    const known = await this.known();
    const gone = known.filter((uid) => !products.has(uid));
    const goneNow: string[] = [];
    for (const uid of gone) {
      const facts = readFacts(await this.#facts.get(uid));
      if (facts && isPublished(facts)) goneNow.push(uid);
      else if (facts && facts.readAt < readAt - GONE_MS)
        await this.#facts.replace(uid, JSON.stringify(facts), null);
    }
    mayRemove({ known: known.length - gone.length + goneNow.length, gone: goneNow.length });
    const isFirst = !(await this.hasStarted());
    const count = await this.record(
      new Map([...products, ...goneNow.map((uid) => [uid, noFacts(readAt)] as const)]),
    );
    if (isFirst) await this.#log.startAt(readAt);
    return count;
  }

  async #compare(
    uid: string,
    read: ProductFacts | undefined,
  ): Promise<{ uid: string; from: string | null; to: string; change: ProductChange | null } | null> {
    const from = await this.#facts.get(uid);
    const known = readFacts(from);
    // A later read was recorded already, or there never was such a product.
    if (!read || (known ? known.readAt > read.readAt : !isPublished(read))) return null;
    const change = changeOf(uid, known, read);
    if (change === null && known !== null) return null;
    return { uid, from, to: JSON.stringify(read), change };
  }
}

/** Written by this file only. */
function readFacts(text: string | null): ProductFacts | null {
  return text === null ? null : (JSON.parse(text) as ProductFacts);
}
