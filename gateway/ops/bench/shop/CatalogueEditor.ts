/** Editors and a merchant who add, change and remove products of the United States while somebody exports them. */
import type { Listed } from './CatalogueWalker.ts';

const REGION = 'us';
const headers = { api_key: 'sandbox', access_token: 'sandbox', 'x-bc-region': REGION };

interface Entry {
  entry: { bc_products: { region: string; id: number }[] };
}

const uidOf = (handle: string): string => `product_${handle.replaceAll('-', '_')}`;

export class CatalogueEditor {
  /** Handles. */
  readonly removed = new Set<string>();
  readonly edited = new Set<string>();
  /** Value: whether a walk at that moment has yet to come to it. */
  readonly added = new Map<string, boolean>();
  readonly #sandbox: string;
  #rounds = 0;

  constructor(sandbox: string) {
    this.#sandbox = sandbox;
  }

  /** Adds, edits, reprices and removes a product ahead of the walk, and adds, edits and removes one behind it. */
  async change(all: readonly Listed[], read: readonly Listed[]): Promise<void> {
    this.#rounds += 1;
    const round = this.#rounds;
    const last = read.at(-1);
    const at = all.findLastIndex(({ handle }) => handle === last?.handle);
    const behind = all.slice(0, Math.max(0, at - 100));
    const ahead = all.slice(at + 300);
    for (const [side, isAhead] of [
      [ahead, true],
      [behind, false],
    ] as const) {
      const [model, edited, removed] = [0.2, 0.4, 0.6].map((part) => this.#untouched(side, part));
      if (!model || !edited || !removed) continue;
      const store = await this.#storeProducts(model);
      const handle = `added-${isAhead ? 'ahead' : 'behind'}-${round}`;
      // By uid it stands after all others, or before them.
      await this.#edit(`product_${isAhead ? 'zzz' : '000'}_${round}`, {
        title: `Added ${round}`,
        url: `/${handle}`,
        regions: [REGION],
        bc_products: store,
      });
      this.added.set(handle, isAhead);
      await this.#edit(uidOf(edited), { display_title: `Edited ${round}` });
      await this.#reprice(edited, 100 + round);
      this.edited.add(edited);
      await this.#edit(uidOf(removed), { regions: [] });
      this.removed.add(removed);
    }
  }

  /** Tells a gateway what changed, as the services' webhooks do. */
  async report(shop: string, secret: string, keys: readonly string[]): Promise<void> {
    const { ok, status } = await fetch(`${shop}/api/invalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ keys }),
    });
    if (!ok) throw new Error(`the webhook was answered with ${status}`);
  }

  /** Whether a walk during the changes met each product that stayed exactly once. */
  compare(before: readonly Listed[], during: readonly Listed[]): { isExact: boolean; text: string } {
    const met = during.map(({ handle }) => handle);
    const known = new Set(met);
    const repeated = met.length - known.size;
    const lost = before.filter(({ handle }) => !known.has(handle) && !this.removed.has(handle)).length;
    const missed = [...this.added].filter(([handle, isAhead]) => isAhead && !known.has(handle)).length;
    const wasThere = new Set(before.map(({ handle }) => handle));
    const unknown = [...known].filter((handle) => !wasThere.has(handle) && !this.added.has(handle)).length;
    return {
      isExact: repeated + lost + missed + unknown === 0,
      text: `${repeated} repeated, ${lost} lost, ${missed} of those added ahead missed`,
    };
  }

  #untouched(side: readonly Listed[], part: number): string | undefined {
    const from = Math.floor(side.length * part);
    return side
      .slice(from)
      .find(({ handle }) => !this.removed.has(handle) && !this.edited.has(handle) && !this.added.has(handle))
      ?.handle;
  }

  async #storeProducts(handle: string): Promise<Entry['entry']['bc_products']> {
    const path = `/v3/content_types/product/entries/${uidOf(handle)}?environment=production`;
    return (await this.#read<Entry>(path)).entry.bc_products;
  }

  async #reprice(handle: string, price: number): Promise<void> {
    const store = await this.#storeProducts(handle);
    const id = store.find(({ region }) => region === REGION)?.id;
    const { data } = await this.#read<{ data: { variant_id: number }[] }>(`/api/products/${id}/variants`);
    for (const { variant_id: variant } of data)
      await this.#put(`variants/${variant}`, { price, stock: price % 7 });
  }

  #edit(uid: string, fields: object): Promise<void> {
    return this.#put(`entries/product/${uid}`, fields);
  }

  async #put(path: string, fields: object): Promise<void> {
    const { ok, status } = await fetch(`${this.#sandbox}/__sandbox/${path}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    if (!ok) throw new Error(`the sandbox answered ${status} to a change of ${path}`);
  }

  async #read<Data>(path: string): Promise<Data> {
    const response = await fetch(this.#sandbox + path, { headers });
    if (!response.ok) throw new Error(`the sandbox answered ${response.status} for ${path}`);
    return (await response.json()) as Data;
  }
}
