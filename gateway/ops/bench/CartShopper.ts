/**
 * A simulated shopper: visits pages, changes a cart, and records its expected content. Requests alternate between the
 * origins. Some responses are discarded on purpose: the shopper then repeats the call with the same Idempotency-Key at
 * the next origin, as pages do.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { pageNames, pages, healthyPages } from '../../testing/faults/withoutSource.ts';
import { contentOf, deviationsOf, emptyCart, type ExpectedCart, type SeenCart } from './cartBook.rules.ts';
import type { Outcome } from './figures.rules.ts';
import type { Good } from './parts.ts';

export interface ShopperOptions {
  origins: readonly string[];
  goods: readonly Good[];
  /** Share of changes whose first response is discarded. */
  lossRate: number;
  /** Pages between two changes of the cart. */
  looks: number;
  pauseMs: number;
  note(outcome: Outcome): void;
}

export interface Deviation {
  /** Milliseconds since 1970. */
  at: number;
  words: string;
}

export interface Tally {
  changes: number;
  /** Responses discarded on purpose. */
  dropped: number;
  /** Calls repeated with their key. */
  repeats: number;
  /** Repetitions that the gateway refused because the outcome of the first call was unknown. */
  inDoubt: number;
  /** Changes whose outcome was found only by reading the cart. */
  settled: number;
  comparisons: number;
  lost: Deviation[];
  doubled: Deviation[];
  totals: Deviation[];
  /** Carts that could not be read for two minutes. */
  unread: number;
}

export const emptyTally = (): Tally => ({
  changes: 0,
  dropped: 0,
  repeats: 0,
  inDoubt: 0,
  settled: 0,
  comparisons: 0,
  lost: [],
  doubled: [],
  totals: [],
  unread: 0,
});

/** How a response is lost: discarded after reading, or by closing the connection while it may be in flight. */
type Loss = 'thrown away' | 'cut' | null;

interface CartJson {
  totalQuantity: number;
  subtotal: { amount: string };
  lines: { id: string; variantId: string; quantity: number; lineTotal: { amount: string } }[];
}

interface GraphqlAnswer {
  data?: Record<string, { __typename?: string; cart?: CartJson | null } | null> | null;
  errors?: { extensions?: { code?: string } }[];
}

interface Change {
  what: string;
  text: string;
  input: object;
  after: ExpectedCart;
}

const cartFields = 'totalQuantity subtotal { amount } lines { id variantId quantity lineTotal { amount } }';
const readText = `query @inContext(locale: "en-us") { cart { ${cartFields} } }`;
const changeText = (field: string, input: string, payload: string): string =>
  `mutation ($input: ${input}!) @inContext(locale: "en-us") { ${field}(input: $input) {
    __typename ... on ${payload} { cart { ${cartFields} } } } }`;
const addText = changeText('addCartItem', 'AddCartItemInput', 'AddCartItemPayload');
const setText = changeText('changeCartItem', 'ChangeCartItemInput', 'ChangeCartItemPayload');
const removeText = changeText('removeCartItem', 'RemoveCartItemInput', 'RemoveCartItemPayload');

const TRIES = 4;
/** Initial delay before a repetition in milliseconds, increasing with each. */
const REPEAT_MS = 300;
const MAX_UNITS = 8;

export class CartShopper {
  readonly tally = emptyTally();
  readonly #options: ShopperOptions;
  readonly #prices: Readonly<Record<string, number>>;
  readonly #cookies = new Map<string, string>();
  readonly #lineIds = new Map<string, string>();
  #expectedCart: ExpectedCart = {};
  #turn = 0;

  constructor(options: ShopperOptions) {
    this.#options = options;
    this.#prices = Object.fromEntries(options.goods.map(({ variantId, price }) => [variantId, price]));
  }

  /** Units expected in the cart. */
  get units(): number {
    return Object.values(this.#expectedCart).reduce((sum, units) => sum + units, 0);
  }

  async shopWhile(goesOn: () => boolean): Promise<void> {
    const names = pageNames.filter((name) => healthyPages.guest[name].status === 200);
    const { looks, pauseMs } = this.#options;
    for (let round = 0; goesOn(); round += 1) {
      const name = names[round % names.length] ?? 'home';
      await this.#ask(name, pages[name]);
      await sleep(pauseMs * (0.75 + Math.random() / 2));
      if (round % looks === looks - 1) await this.#changeCart();
    }
  }

  /** Reads the cart a last time. */
  async compare(): Promise<void> {
    await this.#settle([this.#expectedCart]);
  }

  async #changeCart(): Promise<void> {
    const change = this.#nextChange();
    const { what, text, input, after } = change;
    const key = randomUUID();
    this.tally.changes += 1;
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (tries > 0) {
        this.tally.repeats += 1;
        await sleep(REPEAT_MS * tries);
      }
      const loss = tries === 0 ? this.#nextLoss() : null;
      const answer = await this.#graphql(what, text, { input }, { key, loss });
      const codes = codesOf(answer);
      if (answer === null || codes.includes('OVERLOADED')) continue;
      const result = Object.values(answer.data ?? {})[0];
      if (result?.__typename?.endsWith('Payload')) return this.#take(result.cart ?? null, [after]);
      if (codes.includes('IDEMPOTENCY_KEY_IN_DOUBT')) this.tally.inDoubt += 1;
      break;
    }
    this.tally.settled += 1;
    // Unknown outcome: applied once, or not at all.
    await this.#settle([this.#expectedCart, after]);
  }

  #nextLoss(): Loss {
    if (Math.random() >= this.#options.lossRate) return null;
    this.tally.dropped += 1;
    return Math.random() < 0.5 ? 'thrown away' : 'cut';
  }

  #nextChange(): Change {
    const { goods } = this.#options;
    const { variantId } = goods[Math.floor(Math.random() * goods.length)] as Good;
    const units = this.#expectedCart[variantId] ?? 0;
    const lineId = this.#lineIds.get(variantId);
    const chance = Math.random();
    if (lineId === undefined || units === 0 || (chance < 0.6 && units + 2 <= MAX_UNITS)) {
      const quantity = 1 + Math.floor(Math.random() * 2);
      const after = { ...this.#expectedCart, [variantId]: units + quantity };
      return { what: 'cart add', text: addText, input: { variantId, quantity }, after };
    }
    if (chance < 0.85) {
      const quantity = 1 + Math.floor(Math.random() * MAX_UNITS);
      const after = { ...this.#expectedCart, [variantId]: quantity };
      return { what: 'cart change', text: setText, input: { lineId, quantity }, after };
    }
    const after = { ...this.#expectedCart, [variantId]: 0 };
    return { what: 'cart remove', text: removeText, input: { lineId }, after };
  }

  /** Reads the cart as soon as possible; its content must equal one of the expected ones. */
  async #settle(expectedCarts: readonly ExpectedCart[]): Promise<void> {
    for (let tries = 0; tries < 240; tries += 1) {
      const answer = await this.#graphql('cart read', readText, {});
      if (answer?.data && !answer.errors) {
        this.#take((answer.data['cart'] as CartJson | null | undefined) ?? null, expectedCarts);
        return;
      }
      await sleep(500);
    }
    this.tally.unread += 1;
  }

  /** Compares, and continues from the actual content, so that a deviation counts once. */
  #take(json: CartJson | null, expectedCarts: readonly ExpectedCart[]): void {
    const cart: SeenCart = json
      ? {
          totalQuantity: json.totalQuantity,
          subtotal: Number(json.subtotal.amount),
          lines: json.lines.map((line) => ({ ...line, total: Number(line.lineTotal.amount) })),
        }
      : emptyCart;
    const found = deviationsOf(cart, expectedCarts, this.#prices);
    this.tally.comparisons += 1;
    for (const kind of ['lost', 'doubled', 'totals'] as const)
      this.tally[kind].push(...found[kind].map((words) => ({ at: Date.now(), words: this.#named(words) })));
    this.#expectedCart = contentOf(cart);
    this.#lineIds.clear();
    for (const { id, variantId } of json?.lines ?? []) this.#lineIds.set(variantId, id);
  }

  /** Replaces ids of variants by names. */
  #named(words: string): string {
    return this.#options.goods.reduce(
      (text, { handle, variantId }) => text.replaceAll(variantId, handle),
      words,
    );
  }

  /** Null without a response, or with one by a proxy. */
  async #graphql(
    what: string,
    query: string,
    variables: object,
    { key, loss = null }: { key?: string; loss?: Loss } = {},
  ): Promise<GraphqlAnswer | null> {
    if (!this.#cookies.has('XSRF-TOKEN')) await this.#ask('token', '/api/csrf-token');
    const init: RequestInit = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'csrf-token': this.#cookies.get('XSRF-TOKEN') ?? '',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: JSON.stringify({ query, variables }),
    };
    return readAnswer(await this.#ask(what, '/api/graphql', init, loss));
  }

  /** @returns the body of the response, null without one. */
  async #ask(what: string, path: string, init: RequestInit = {}, loss: Loss = null): Promise<string | null> {
    this.#turn += 1;
    const { origins, note } = this.#options;
    const origin = origins[this.#turn % origins.length] ?? '';
    const headers = new Headers(init.headers);
    headers.set('cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const patience = AbortSignal.timeout(loss === 'cut' ? Math.ceil(Math.random() * 60) : 30_000);
    const from = Date.now();
    const answer = await fetch(origin + path, { ...init, headers, redirect: 'manual', signal: patience })
      .then(
        async (response) => ({ response, text: await response.text() }),
        () => null,
      )
      .catch(() => null);
    const isLostOnPurpose = loss === 'thrown away' || (loss === 'cut' && answer === null);
    const codes = path === '/api/graphql' ? codesOf(readAnswer(answer?.text ?? null)) : [];
    note({ what, from, to: Date.now(), status: answer?.response.status ?? null, codes, isLostOnPurpose });
    if (!answer || isLostOnPurpose) return null;
    for (const cookie of answer.response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    return answer.text;
  }
}

function readAnswer(text: string | null): GraphqlAnswer | null {
  if (!text?.startsWith('{')) return null;
  return JSON.parse(text) as GraphqlAnswer;
}

function codesOf(answer: GraphqlAnswer | null): string[] {
  return answer?.errors?.map(({ extensions }) => extensions?.code ?? 'none') ?? [];
}

/** Combines the results of shoppers, with one line per error. @param when formats a time. */
export function talliesOf(
  shoppers: readonly CartShopper[],
  when: (time: number) => string,
): { sum: Tally; problems: string[] } {
  const sum = emptyTally();
  const problems: string[] = [];
  for (const [index, { tally }] of shoppers.entries()) {
    for (const key of [
      'changes',
      'dropped',
      'repeats',
      'inDoubt',
      'settled',
      'comparisons',
      'unread',
    ] as const)
      sum[key] += tally[key];
    for (const key of ['lost', 'doubled', 'totals'] as const) {
      sum[key].push(...tally[key]);
      problems.push(...tally[key].map(({ at, words }) => `${when(at)}: shopper ${index}: ${key}: ${words}`));
    }
    if (tally.unread > 0) problems.push(`shopper ${index}: the cart could not be read for two minutes`);
  }
  return { sum, problems };
}

export function tallyWords({ sum }: { sum: Tally }): string {
  return (
    `${sum.changes} cart changes, ${sum.dropped} responses discarded on purpose, ${sum.repeats} repeats, ` +
    `${sum.inDoubt} of unknown outcome, ${sum.settled} determined by reading; ${sum.comparisons} comparisons: ` +
    `${sum.lost.length} lines lost, ${sum.doubled.length} duplicated, ${sum.totals.length} wrong totals`
  );
}
