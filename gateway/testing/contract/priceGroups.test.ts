/**
 * Group prices never reach a shared cache, and no shopper ever gets another group's price. A guest, a customer, three
 * pros and an employee send the same requests to one gateway over HTTP, and every header and body is compared. Unit
 * tests have no built client: a minimal page renderer runs the same persisted operations and prints them as plain text,
 * which tests the headers and data of pages, but not their markup.
 */
import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { startTestSandbox, type TestSandbox } from '../shop/testSandbox.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import type { PageServer } from '../../edge/pages/pages.ts';
import type { RunningEdge } from '../../edge/http/server.ts';
import { startGateway } from '../../edge/start.ts';
import { Browser, type Received } from '../shop/browser.ts';
import { pricesOf } from '../shop/groupPricesOf.ts';
import { withoutBotProtection } from '../shop/withoutBotProtection.ts';

/** Usual share of the regular price. */
const people = {
  guest: { locale: 'en-us', store: 'us', share: 1, isPro: false },
  'guest in Canada': { locale: 'en-ca', store: 'ca', share: 1, isPro: false },
  'guest in Germany': { locale: 'de-de', store: 'eu_region_1', share: 1, isPro: false },
  'shopper.us': { locale: 'en-us', store: 'us', share: 1, isPro: false },
  'pro.us': { locale: 'en-us', store: 'us', share: 0.6, isPro: true },
  employee: { locale: 'en-us', store: 'us', share: 0.5, isPro: true },
  'pro.ca': { locale: 'en-ca', store: 'ca', share: 0.6, isPro: true },
  'pro.eu': { locale: 'de-de', store: 'eu_region_1', share: 0.65, isPro: true },
} as const;
type Person = keyof typeof people;
const everybody = Object.keys(people) as Person[];
const guests = everybody.filter((person) => person.startsWith('guest'));

const variables: Readonly<Record<string, object>> = {
  HomeRouteQuery: {},
  CategoryProductsQuery: { handle: 'skis', sort: 'FEATURED', filters: [], first: 24, skip: 0 },
  ProductRouteQuery: { handle: 'lodestar-98', color: null },
  RelatedProductsQuery: { handle: 'lodestar-98' },
  CartRouteQuery: {},
  AppShellQuery: {},
};
/** Every shipped version: requests of old clients must not leak prices either. */
const reads = Object.entries(
  JSON.parse(readFileSync(new URL('../../../schema/operations.json', import.meta.url), 'utf8')) as object,
).flatMap(([id, text]) => {
  const name = /^query (\w+)/.exec(String(text))?.[1] ?? '';
  return variables[name] ? [{ id, name }] : [];
});

/** For a machine that is busy with other tests. */
const patienceMs = 60_000;

let sandbox: TestSandbox;
let gateway: RunningEdge;
const browsers = new Map<Person, Browser>();
const answers = new Map<Person, Received[]>();
/** Formatted prices that their store's products may have for each of them. */
const allowed = new Map<Person, Set<string>>();
let guestBefore: Received[];

/** `/{locale}/{operation name}` renders the operation's response as a page. */
const pages: PageServer = {
  inlineScripts: [],
  redirectAt: () => null,
  readPayload: async () => ({ status: 200, answers: {} }),
  screens: [],
  assets: { scripts: [], styles: [], fontFaces: '', preloads: () => [], styleText: () => null },
  async renderPage({ url, execute }) {
    const [locale, name] = url.slice(1).split('/');
    const read = reads.find((one) => one.name === name);
    const data = read ? await execute(read.id, { locale, ...variables[read.name] }) : {};
    return { status: 200, headers: {}, body: [JSON.stringify(data)] };
  },
};

function open(): Promise<RunningEdge> {
  const environment = sandboxEnvironment({
    url: sandbox.url,
    sessionSecret: 'for tests only, long enough to seal',
    port: 0,
  });
  const dev = {
    pages: () => Promise.resolve(pages),
    files: (_request: unknown, _response: unknown, next: () => void) => next(),
  };
  return startGateway(readConfig({ ...environment, ...withoutBotProtection }), {
    log: pino({ level: 'silent' }),
    dev,
  });
}

/**
 * Asks again while a part is missing: on a busy machine pictures' measures or texts may be late, which an answer says in
 * `extensions.degraded`, and two such answers need not be alike.
 * @param inspect is shown the incomplete answers, too.
 */
async function readWhole(
  browser: Browser,
  person: Person,
  { id, name }: (typeof reads)[number],
  inspect: (received: Received) => void = () => undefined,
): Promise<Received> {
  const { locale } = people[person];
  return vi.waitFor(
    async () => {
      const received = await browser.query(id, { locale, ...variables[name] });
      inspect(received);
      expect([name, /"(degraded|errors)":.*/.exec(received.text)?.[0]]).toEqual([name, undefined]);
      return received;
    },
    { timeout: patienceMs, interval: 1_000 },
  );
}

async function readAll(browser: Browser, person: Person): Promise<Received[]> {
  const received: Received[] = [];
  // One by one: sandbox, gateway and browsers share this process, and all at once are late on a busy machine.
  for (const read of reads) received.push(await readWhole(browser, person, read));
  return received;
}

/** Prices of products in a response, without sums, thresholds and meters. */
function shownPrices(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    const isPrice = /^(current|highest|regular|unitPrice|regularUnitPrice)$/.test(key);
    const formatted = isPrice ? (inner as { formatted?: string } | null)?.formatted : undefined;
    if (formatted === undefined) shownPrices(inner, found);
    else found.add(formatted);
  }
  return found;
}

async function fillCart(browser: Browser, person: Person): Promise<void> {
  const { locale } = people[person];
  const { text } = await browser.query(idOf('ProductRouteQuery'), {
    locale,
    handle: 'lodestar-98',
    color: null,
  });
  const { variants } = (
    JSON.parse(text) as { data: { product: { variants: { id: string; isPurchasable: boolean }[] } } }
  ).data.product;
  await browser.mutate(
    `mutation ($locale: Locale!, $input: AddCartItemInput!) @inContext(locale: $locale) {
      addCartItem(input: $input) { ... on AddCartItemPayload { cart { totalQuantity } } } }`,
    { locale, input: { variantId: variants.find(({ isPurchasable }) => isPurchasable)?.id, quantity: 1 } },
  );
}

function idOf(name: string): string {
  return reads.find((read) => read.name === name)?.id ?? '';
}

beforeAll(async () => {
  sandbox = await startTestSandbox();
  gateway = await open();
  guestBefore = await readAll(new Browser(gateway.url), 'guest');
  for (const person of everybody) {
    const browser = new Browser(gateway.url);
    browsers.set(person, browser);
    if (!guests.includes(person)) await browser.signIn(person, people[person].locale);
    await fillCart(browser, person);
    answers.set(person, await readAll(browser, person));
    allowed.set(person, await pricesOf(sandbox.url, people[person]));
  }
}, 120_000);
afterAll(async () => {
  await gateway.stop(1_000);
  await sandbox.close();
});

test('every kind of page is covered, and nothing failed', () => {
  expect(new Set(reads.map(({ name }) => name))).toEqual(new Set(Object.keys(variables)));
  for (const [person, received] of answers)
    for (const { status, text } of received)
      expect([person, status, text.includes('"errors"')]).toEqual([person, 200, false]);
});

describe('headers', () => {
  test.each(everybody)(
    'of responses to %s let caches store guests’ responses only, while their prices are fresh',
    (person) => {
      for (const { headers } of answers.get(person) ?? []) expectCaching(headers, person);
    },
  );

  test.each(everybody)('of pages for %s do the same', async (person) => {
    const { locale } = people[person];
    for (const name of Object.keys(variables)) {
      const { headers, text } = await browsers.get(person)!.get(`/${locale}/${name}`);
      expectCaching(headers, person);
      expectOwnPrices(person, JSON.parse(text));
    }
  });

  /** No response to a signed-in customer may be cached. */
  function expectCaching(headers: Headers, person: Person): void {
    if (!guests.includes(person)) {
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(sharedCacheHeaders(headers)).toEqual([]);
      return;
    }
    const [, maxAge] = /^public, max-age=(\d+), s-maxage=\1\b/.exec(headers.get('cache-control') ?? '') ?? [];
    if (maxAge === undefined) expect(headers.get('cache-control')).toMatch(/^private, |^public, no-cache$/);
    else expect(headers.get('vary')).toContain('Cookie');
  }

  /** Headers that would permit shared caching or mix up variants. */
  function sharedCacheHeaders(headers: Headers): string[] {
    return [...headers]
      .filter(([name]) => name !== 'set-cookie' && !name.startsWith('ratelimit'))
      .map(([name, value]) => `${name}: ${value}`)
      .filter((line) => /^(surrogate-|cdn-|etag|expires|age:)|public|max-?age/i.test(line));
  }
});

function expectOwnPrices(person: Person, body: unknown): number {
  const shown = [...shownPrices(body)];
  expect([person, shown.filter((price) => !allowed.get(person)?.has(price))]).toEqual([person, []]);
  return shown.length;
}

describe('bodies', () => {
  test.each(everybody)('contain only prices of %s', (person) => {
    const counts = (answers.get(person) ?? []).map(({ text }, index) => {
      const { name } = reads[index]!;
      return [name, expectOwnPrices(person, JSON.parse(text))] as const;
    });
    for (const name of [
      'CategoryProductsQuery',
      'ProductRouteQuery',
      'RelatedProductsQuery',
      'CartRouteQuery',
    ])
      expect([
        name,
        Math.max(...counts.filter(([one]) => one === name).map(([, count]) => count)),
      ]).not.toEqual([name, 0]);
  });

  test('contain everyone’s own price of a ski, and no other', () => {
    const ski: Readonly<Record<Person, string>> = {
      guest: '$790.00',
      'guest in Canada': '$1,070.00',
      'guest in Germany': '750,00 €',
      'shopper.us': '$790.00',
      'pro.us': '$474.00',
      employee: '$395.00',
      'pro.ca': '$642.00',
      'pro.eu': '487,50 €',
    };
    for (const person of everybody) {
      const texts = (answers.get(person) ?? []).filter((_, index) =>
        ['ProductRouteQuery', 'CartRouteQuery'].includes(reads[index]!.name),
      );
      // A cart's sum before discounts uses the regular price.
      const known = [ski[person], ...guests.map((guest) => ski[guest])];
      const others = Object.values(ski).filter((price) => !known.includes(price));
      for (const { text } of texts) {
        expect(text).toContain(ski[person]);
        expect([person, others.filter((price) => text.includes(price))]).toEqual([person, []]);
      }
    }
  });

  test(
    'for a guest are byte-identical before and after others’ requests',
    async () => {
      const after = await readAll(new Browser(gateway.url), 'guest');
      expect(after.map(({ text }) => text)).toEqual(guestBefore.map(({ text }) => text));
    },
    patienceMs,
  );

  test('for a guest equal those of a customer without a group, except for identity', () => {
    const read = reads.findIndex(({ name }) => name === 'CategoryProductsQuery');
    expect(answers.get('shopper.us')?.[read]?.text).toBe(guestBefore[read]?.text);
  });

  test(
    'stay separate under concurrent requests to a cold gateway',
    async () => {
      const cold = await open();
      try {
        const wanted = new Set(['CategoryProductsQuery', 'ProductRouteQuery', 'RelatedProductsQuery']);
        const asked = reads
          .map((read, index) => ({ ...read, index }))
          .filter(({ id, name }) => wanted.has(name) && id === idOf(name));
        const carried = everybody.map((person) => [person, browsers.get(person)!.at(cold.url)] as const);
        for (let round = 0; round < 2; round += 1) {
          await Promise.all(
            carried.flatMap(([person, browser]) =>
              asked.map(async ({ index, ...read }) => {
                const { text } = await readWhole(browser, person, read, (received) =>
                  expectOwnPrices(person, JSON.parse(received.text)),
                );
                expect(text).toBe(answers.get(person)?.[index]?.text);
              }),
            ),
          );
        }
      } finally {
        await cold.stop(1_000);
      }
    },
    patienceMs,
  );

  test(
    'are a guest’s again after signing out',
    async () => {
      const browser = browsers.get('pro.us')!.at(gateway.url);
      await browser.signOut('en-us');
      const texts = (await readAll(browser, 'guest')).map(({ text }) => text);
      expect(texts).toEqual(guestBefore.map(({ text }) => text));
    },
    patienceMs,
  );
});
