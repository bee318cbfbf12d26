/**
 * One shopper of the soak: looks at pages and fills a cart, by turns at each of the gateways, and keeps a book of what
 * the cart must hold.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { pageNames, pages, well } from '../testing/withoutSource.ts';

export interface Outcome {
  what: string;
  /** Milliseconds since 1970. */
  from: number;
  to: number;
  /** Null when there was no answer. */
  status: number | null;
  /** Codes of GraphQL errors. */
  codes: string[];
}

interface Answer {
  status: number | null;
  text: string;
}

const fields = 'totalQuantity';
const addText = `mutation ($id: ID!) @inContext(locale: "en-us") { addCartItem(input: { variantId: $id, quantity: 1 }) {
  __typename ... on AddCartItemPayload { cart { ${fields} } } } }`;
const readText = `query @inContext(locale: "en-us") { cart { ${fields} } }`;

interface GraphqlAnswer {
  data?: Record<string, { __typename?: string; totalQuantity?: number } | null> | null;
  errors?: { extensions: { code: string } }[];
}

export class SoakShopper {
  readonly #gateways: readonly string[];
  readonly #variantId: string;
  readonly #note: (outcome: Outcome) => void;
  readonly #cookies = new Map<string, string>();
  #turn = 0;
  /** Units that the cart holds for certain. */
  units = 0;
  readonly wrongs: string[] = [];

  constructor(gateways: readonly string[], variantId: string, note: (outcome: Outcome) => void) {
    this.#gateways = gateways;
    this.#variantId = variantId;
    this.#note = note;
  }

  async shopUntil(end: number): Promise<void> {
    const names = pageNames.filter((name) => well.guest[name].status === 200);
    for (let round = 0; Date.now() < end; round += 1) {
      const name = names[round % names.length] ?? 'home';
      await this.#ask(name, pages[name]);
      await sleep(250 + Math.random() * 250);
      // A cart of ninety-nine is full: most rounds only look.
      if (round % 12 === 3 && this.units < 90) await this.#adds();
    }
  }

  /** Units that the cart holds; null while nobody can tell. */
  async cartUnits(): Promise<number | null> {
    const answer = await this.#graphql('cart read', readText, {});
    if (answer === null || answer.errors || !answer.data) return null;
    return answer.data['cart']?.totalQuantity ?? 0;
  }

  /** Puts one unit into the cart. What got no answer is sent again by the same name; after an error the cart is read. */
  async #adds(): Promise<void> {
    const key = randomUUID();
    for (let tries = 0; tries < 3; tries += 1) {
      const answer = await this.#graphql('cart add', addText, { id: this.#variantId }, key);
      if (answer === null) continue;
      if (answer.data?.['addCartItem']?.__typename === 'AddCartItemPayload') {
        this.units += 1;
        return;
      }
      break;
    }
    // Not known to be in: it is in once, or not at all.
    for (let tries = 0; tries < 240; tries += 1) {
      const units = await this.cartUnits();
      if (units !== null) {
        if (units !== this.units && units !== this.units + 1)
          this.wrongs.push(`after an add without answer the cart holds ${units}, it held ${this.units}`);
        this.units = units;
        return;
      }
      await sleep(500);
    }
    this.wrongs.push('the cart could not be read for two minutes');
  }

  async #graphql(
    what: string,
    query: string,
    variables: object,
    idempotencyKey?: string,
  ): Promise<GraphqlAnswer | null> {
    if (!this.#cookies.has('XSRF-TOKEN')) await this.#ask('token', '/api/csrf-token');
    const { status, text } = await this.#ask(what, '/api/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'csrf-token': this.#cookies.get('XSRF-TOKEN') ?? '',
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      body: JSON.stringify({ query, variables }),
    });
    return status === 200 ? (JSON.parse(text) as GraphqlAnswer) : null;
  }

  async #ask(what: string, path: string, init: RequestInit = {}): Promise<Answer> {
    this.#turn += 1;
    const origin = this.#gateways[this.#turn % this.#gateways.length] ?? '';
    const headers = new Headers(init.headers);
    headers.set('cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const from = Date.now();
    const answer: Answer = await fetch(origin + path, { ...init, headers, redirect: 'manual' }).then(
      async (response) => {
        for (const cookie of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          this.#cookies.set(name, value);
        }
        return { status: response.status, text: await response.text() };
      },
      () => ({ status: null, text: '' }),
    );
    const errors = path === '/api/graphql' && answer.status === 200 ? errorsOf(answer.text) : [];
    this.#note({ what, from, to: Date.now(), status: answer.status, codes: errors });
    return answer;
  }
}

function errorsOf(text: string): string[] {
  return (JSON.parse(text) as GraphqlAnswer).errors?.map(({ extensions }) => extensions.code) ?? [];
}
