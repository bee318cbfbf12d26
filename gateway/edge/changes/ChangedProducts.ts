/**
 * Products that a webhook reported as changed: noted in the shared state, then read and compared a moment later, many at
 * once. A note remains until its product was compared, also after a restart and while a source is down.
 */
import type { Logger } from 'pino';
import type { Records, SharedState } from '../state/SharedState.ts';
import type { CatalogueRecord } from './CatalogueRecord.ts';
import type { ProductReader } from './ProductReader.ts';

/** Milliseconds in which reports are gathered, and until a failed read is repeated. */
const GATHERING_MS = 250;
const RETRY_MS = 5_000;
/** Products per read: the content service takes a hundred uids at once. */
const BATCH = 100;

export interface ChangedProductsOptions {
  state: Pick<SharedState, 'records'>;
  record: Pick<CatalogueRecord, 'record' | 'hasStarted'>;
  reader: Pick<ProductReader, 'read' | 'uidsOf'>;
  log: Pick<Logger, 'warn'>;
}

export class ChangedProducts {
  readonly #notes: Records;
  readonly #options: ChangedProductsOptions;
  /** Not yet in the shared state, which did not answer. */
  readonly #unwritten = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(options: ChangedProductsOptions) {
    this.#options = options;
    this.#notes = options.state.records('changed-products');
  }

  /** Continues with what a stopped process left. */
  start(): void {
    this.#schedule(GATHERING_MS);
  }

  /**
   * Never rejects: it is tried again while the shared state does not answer.
   * @param keys surrogate keys; those that name no single product are left to the indexer.
   */
  async note(keys: readonly string[]): Promise<void> {
    const named = keys.filter((key) => /^(entry|product):/.test(key));
    if (named.length === 0) return;
    for (const key of named) this.#unwritten.add(key);
    // What cannot be written now is when it is compared.
    await this.#write().catch(() => undefined);
    this.#schedule(GATHERING_MS);
  }

  /** Compares what is noted. Never rejects. */
  run(): Promise<void> {
    this.#running = this.#running.then(() => this.#compare());
    return this.#running;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #schedule(ms: number): void {
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.run(), ms);
    this.#timer.unref();
  }

  async #write(): Promise<void> {
    const at = String(Date.now());
    const keys = [...this.#unwritten];
    await Promise.all(keys.map((key) => this.#notes.set(key, at)));
    for (const key of keys) this.#unwritten.delete(key);
  }

  async #compare(): Promise<void> {
    const { record, reader, log } = this.#options;
    try {
      await this.#write();
      const notes = [...(await this.#notes.list())];
      if (notes.length === 0) return;
      if (await record.hasStarted()) {
        const ids = notes.flatMap(([key]) => (key.startsWith('product:') ? Number(key.slice(8)) : []));
        const entries = notes.flatMap(([key]) => (key.startsWith('entry:') ? key.slice(6) : []));
        const uids = [...new Set([...entries, ...(await reader.uidsOf(ids))])];
        for (let from = 0; from < uids.length; from += BATCH)
          await record.record(await reader.read(uids.slice(from, from + BATCH)));
      }
      // Reported again meanwhile: its note has another time and stays.
      const taken = await Promise.all(notes.map(([key, at]) => this.#notes.replace(key, at, null)));
      if (taken.includes(false)) this.#schedule(GATHERING_MS);
    } catch (error) {
      log.warn({ err: error }, 'changed products could not be compared; it is tried again');
      this.#schedule(RETRY_MS);
    }
  }
}
