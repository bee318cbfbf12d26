/**
 * An indexing run: reads everything published, compares it with the index, sends changed documents, and removes
 * outdated ones last. Nothing is written before everything is read, so a failing source leaves the index unchanged. An
 * interrupted run leaves a mixture of old and new documents, never an empty index, and the next run completes it.
 */
import type { CatalogueRecord } from '../../edge/changes/CatalogueRecord.ts';
import type { ProductFacts } from '../../edge/changes/productChange.rules.ts';
import { CollectedFacts } from '../../edge/changes/productFacts.ts';
import { documentOwner } from '../../sources/engine/documentOwner.rules.ts';
import { stores as storeNames } from '../../graph/region/markets/billing.rules.ts';
import { contentLocales } from '../../graph/region/locales/locale.rules.ts';
import type { DocumentStore, EngineDocument } from '../../sources/engine/documents.ts';
import { documentsOf } from './documents.rules.ts';
import { fingerprinted } from './fingerprint.ts';
import { indexSettings } from './indexSettings.ts';
import { readContent, readStores, type Reading } from './readShop.ts';
import { shrinkRefusal } from './shrink.rules.ts';

export interface IndexRun {
  reading: Reading;
  store: DocumentStore;
  /** All content locales when absent. */
  locales?: readonly string[];
  /** Sends all documents, changed or not. */
  full?: boolean;
  /** Removes outdated documents regardless of their number. */
  allowShrink?: boolean;
  /** Where changed products are logged for partners; nowhere when absent. */
  changes?: Pick<CatalogueRecord, 'recordAll'> | undefined;
  /** Progress messages. */
  onProgress?(line: string): void;
}

export interface IndexResult {
  /** Documents now in the index. */
  total: number;
  sent: number;
  removed: number;
  /** Changes of products that were logged for partners. */
  logged: number;
}

/** The index would lose too much. Nothing was written. */
export class ShrinkError extends Error {
  override readonly name = 'ShrinkError';
}

/** Concurrent calls. */
const AT_ONCE = 4;
/** A shop with fewer products may lose most of them. */
const FEW_PRODUCTS = 20;

/** @throws SourceError when a source fails, ShrinkError when too many documents would be removed. */
export async function indexRun(run: IndexRun): Promise<IndexResult> {
  const { store, full = false, allowShrink = false, onProgress = () => {} } = run;
  const readAt = Date.now();
  const { documents, soldProducts, facts } = await readDocuments(run, readAt, onProgress);
  const logged = await logChanges(run, facts, readAt);

  await store.prepare(indexSettings);
  const indexed = new Map<string, string | null>();
  for await (const { id, fingerprint } of store.indexed()) indexed.set(id, fingerprint);
  const wanted = new Set(documents.map(({ id }) => id));
  const refusal = shrinkRefusal({ indexed: indexed.keys(), wanted, soldProducts });
  if (refusal !== null && !allowShrink) throw new ShrinkError(refusal);

  const changed = documents.filter(({ id, fingerprint }) => full || indexed.get(id) !== fingerprint);
  onProgress(`compared: ${documents.length} documents, ${changed.length} to send`);
  await inBatches(
    changed,
    store.batch,
    (batch) => store.put(batch),
    (done) => onProgress(`sent ${done}/${changed.length}`),
  );
  const gone = [...indexed.keys()].filter((id) => !wanted.has(id));
  await inBatches(
    gone,
    store.batch,
    (batch) => store.remove(batch),
    (done) => onProgress(`removed ${done}/${gone.length}`),
  );
  await store.finish();
  return { total: documents.length, sent: changed.length, removed: gone.length, logged };
}

/** Independent of the search service: partners hear of changes while it is down. */
async function logChanges(
  { changes, allowShrink = false, onProgress = () => {} }: IndexRun,
  facts: ReadonlyMap<string, ProductFacts>,
  readAt: number,
): Promise<number> {
  if (!changes) return 0;
  const logged = await changes.recordAll(facts, readAt, ({ known, gone }) => {
    if (!allowShrink && known >= FEW_PRODUCTS && gone * 2 > known)
      throw new ShrinkError(`${gone} of ${known} products would be reported as removed`);
  });
  onProgress(`logged ${logged} changes of products`);
  return logged;
}

async function readDocuments(
  { reading, locales = contentLocales }: IndexRun,
  readAt: number,
  onProgress: (line: string) => void,
): Promise<{
  documents: EngineDocument[];
  soldProducts: number;
  facts: ReadonlyMap<string, ProductFacts>;
}> {
  const { products: stores, facts: storeFacts } = await readStores(reading, reading.stores ?? storeNames);
  const collected = new CollectedFacts(storeFacts, readAt);
  const soldProducts = [...stores.values()].reduce((count, products) => count + products.size, 0);
  onProgress(`read ${stores.size} stores: ${soldProducts} products`);
  const documents: EngineDocument[] = [];
  let done = 0;
  for await (const content of readContent(reading, locales)) {
    const found = documentsOf(content, stores, documentOwner);
    documents.push(...found.map(fingerprinted));
    for (const product of content.products) collected.add(content.locale, product);
    done += 1;
    onProgress(`read ${content.locale} (${done}/${locales.length}): ${found.length} documents`);
  }
  return { documents, soldProducts, facts: collected.byUid };
}

/** Sends several batches concurrently; the first failure ends the run once pending batches are done. */
async function inBatches<Item>(
  items: readonly Item[],
  size: number,
  send: (batch: readonly Item[]) => Promise<void>,
  onProgress: (done: number) => void,
): Promise<void> {
  let next = 0;
  let done = 0;
  let failed = false;
  const sendNextBatches = async (): Promise<void> => {
    while (next < items.length && !failed) {
      const batch = items.slice(next, next + size);
      next += size;
      try {
        await send(batch);
      } catch (error) {
        failed = true;
        throw error;
      }
      done += batch.length;
      onProgress(done);
    }
  };
  const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, sendNextBatches));
  const failure = results.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}
