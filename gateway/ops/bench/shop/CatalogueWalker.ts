/** A partner that exports a market's products and follows their changes; counts upstream calls. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Listed {
  id: string;
  handle: string;
  displayTitle: string;
  availability: string;
  price: object | null;
}

export interface Walk {
  listed: Listed[];
  pages: number;
  seconds: number;
  /** Calls to the sources, by what they read. */
  calls: Map<string, number>;
  /** HTTP requests beyond one a call: of late reads, which are sent a second time (hedging.ts), and of failed ones. */
  sentAgain: number;
}

interface PageInfo {
  hasNextPage: boolean;
  endCursor: string | null;
}
interface Products {
  products: { edges: { node: Listed }[]; pageInfo: PageInfo };
}
interface Changes {
  productsChanged: {
    edges: { node: { productId: string; product: Listed | null } }[];
    pageInfo: PageInfo;
  };
}

interface UpstreamCall {
  call: string;
  tries: number;
}
interface Asked<Data> {
  data: Data;
  calls: readonly UpstreamCall[];
}

const item =
  'id handle displayTitle availability price { current { amount } } swatches { label availability } variants { sku availability unitsLeft }';
const exportQuery = `query Export($after: String) @inContext(locale: "en-us") {
  products(first: 100, after: $after) { edges { node { ${item} } } pageInfo { hasNextPage endCursor } }
}`;
const changesQuery = `query Changes($after: String, $since: DateTime) @inContext(locale: "en-us") {
  productsChanged(first: 100, after: $after, since: $since) {
    edges { node { productId product { ${item} } } } pageInfo { hasNextPage endCursor }
  }
}`;

export class CatalogueWalker {
  /** Requests that were sent again after an error. */
  repeated = 0;
  readonly #shop: string;

  constructor(shop: string) {
    this.#shop = shop;
  }

  /** @param between runs after each page but the last; `read` are the products read so far. */
  async exportAll(
    between: (page: number, read: readonly Listed[]) => Promise<void> = async () => {},
  ): Promise<Walk> {
    const began = performance.now();
    const walk: Walk = { listed: [], pages: 0, seconds: 0, calls: new Map(), sentAgain: 0 };
    for (let after: string | null = null; ;) {
      const { data, calls }: Asked<Products> = await this.#ask<Products>(exportQuery, { after });
      const { edges, pageInfo }: Products['products'] = data.products;
      walk.pages += 1;
      for (const { call, tries } of calls.filter((one) => one.tries > 0)) {
        walk.calls.set(call, (walk.calls.get(call) ?? 0) + 1);
        walk.sentAgain += tries - 1;
      }
      walk.listed.push(...edges.map(({ node }) => node));
      if (!pageInfo.hasNextPage) return { ...walk, seconds: (performance.now() - began) / 1_000 };
      after = pageInfo.endCursor;
      await between(walk.pages, walk.listed);
    }
  }

  /** Applies to `copy` what changed since a moment, until there is nothing more. */
  async follow(
    since: string,
    copy: Map<string, Listed>,
  ): Promise<{ changes: number; pages: number; seconds: number }> {
    const began = performance.now();
    let [changes, pages] = [0, 0];
    for (let variables: object = { since }; ;) {
      const { data }: Asked<Changes> = await this.#ask(changesQuery, variables);
      const { edges, pageInfo } = data.productsChanged;
      for (const { node } of edges) {
        if (node.product) copy.set(node.productId, node.product);
        else copy.delete(node.productId);
      }
      changes += edges.length;
      pages += 1;
      if (!pageInfo.hasNextPage) return { changes, pages, seconds: (performance.now() - began) / 1_000 };
      variables = { after: pageInfo.endCursor };
    }
  }

  /** Repeats what a source did not answer in time, as the partners' guide does. */
  async #ask<Data>(query: string, variables: object, tries = 4): Promise<Asked<Data>> {
    const response = await fetch(`${this.#shop}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-explain': 'upstream' },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors, extensions } = (await response.json()) as {
      data?: Data;
      errors?: { message: string }[];
      extensions?: { upstream?: UpstreamCall[] };
    };
    if (errors && tries > 1) {
      this.repeated += 1;
      await sleep(1_000);
      return this.#ask(query, variables, tries - 1);
    }
    if (!data || errors) throw new Error(errors?.[0]?.message ?? `the shop answered ${response.status}`);
    return { data, calls: extensions?.upstream ?? [] };
  }
}
