/** Reads the facts of single products as the indexer reads those of all, with as few calls as possible. */
import { randomUUID } from 'node:crypto';
import { exactProduct, exactRules } from '../../graph/catalog/offers/exactPrices.rules.ts';
import { contentLocales } from '../../graph/region/locales/locale.rules.ts';
import { storeCurrency, stores } from '../../graph/region/markets/billing.rules.ts';
import type { CommerceHandle } from '../../sources/commerce/handle.ts';
import { createDelivery, type DeliveryHandle } from '../../sources/delivery/delivery.ts';
import { CallLog } from '../../sources/transport/callLog.ts';
import type { RequestScope } from '../../sources/transport/scope.ts';
import { baseScope } from '../markets/baseScope.ts';
import type { Sources } from '../sources.ts';
import { CollectedFacts, storeFacts, type FactsById, type FactsEntry } from './productFacts.ts';
import { noFacts, type ProductFacts } from './productChange.rules.ts';

/** Milliseconds for all calls of a read. */
const DEADLINE_MS = 20_000;

export class ProductReader {
  readonly #sources: Pick<Sources, 'delivery' | 'commerce'>;

  constructor(sources: Pick<Sources, 'delivery' | 'commerce'>) {
    this.#sources = sources;
  }

  /** Uids of the entries that name one of these product ids, whichever store it is from. */
  async uidsOf(ids: readonly number[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const content = createDelivery(this.#sources.delivery, this.#caller({}));
    const found = await Promise.all(
      ids.flatMap((id) => stores.map((store) => content.productByPlatformId(store, id))),
    );
    return [...new Set(found.flatMap((entry) => entry?.uid ?? []))];
  }

  /** @throws SourceError when any of the calls fails. */
  async read(uids: readonly string[]): Promise<Map<string, ProductFacts>> {
    const readAt = Date.now();
    const locales = await Promise.all(
      contentLocales.map(async (contentLocale) => {
        const content = createDelivery(this.#sources.delivery, this.#caller({ contentLocale }));
        return { contentLocale, entries: await entriesOf(content, uids) };
      }),
    );
    const entries = locales.flatMap((locale) => locale.entries);
    const facts = new CollectedFacts(await this.#storeFacts(entries), readAt);
    for (const { contentLocale, entries: own } of locales)
      for (const entry of own) facts.add(contentLocale, entry);
    return new Map(uids.map((uid) => [uid, facts.byUid.get(uid) ?? noFacts(readAt)]));
  }

  async #storeFacts(entries: readonly FactsEntry[]): Promise<Map<string, FactsById>> {
    const platform = entries.flatMap((entry) => entry.bc_products);
    const read = await Promise.all(
      stores.map(async (commerceRegion) => {
        const ids = platform.filter(({ region }) => region === commerceRegion).map(({ id }) => id);
        const commerce = this.#sources.commerce.open(this.#caller({ commerceRegion }));
        return [
          commerceRegion,
          await factsById(commerce, new Set(ids), storeCurrency(commerceRegion)),
        ] as const;
      }),
    );
    return new Map(read);
  }

  #caller(part: Partial<RequestScope>) {
    return {
      scope: { ...baseScope(), ...part },
      deadline: performance.now() + DEADLINE_MS,
      signal: AbortSignal.timeout(DEADLINE_MS),
      requestId: `changes-${randomUUID()}`,
      log: new CallLog(),
    };
  }
}

async function entriesOf(content: DeliveryHandle, uids: readonly string[]): Promise<FactsEntry[]> {
  const entries = await Promise.all(uids.map((uid) => content.productByUid(uid)));
  return entries.flatMap((entry) => entry ?? []);
}

async function factsById(
  commerce: CommerceHandle,
  ids: ReadonlySet<number>,
  currency: string,
): Promise<FactsById> {
  if (ids.size === 0) return new Map();
  const [group, products] = await Promise.all([
    commerce.guestGroup(),
    Promise.all([...ids].map((id) => commerce.productById(id))),
  ]);
  const rules = exactRules(group?.discount_rules ?? [], currency);
  return new Map(
    products.flatMap((product) =>
      product ? [[product.id, storeFacts(product, exactProduct(product, currency), rules)]] : [],
    ),
  );
}
