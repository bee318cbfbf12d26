/**
 * Cache isolation: for any two requests of two viewers, one after the other or concurrently by POST, a gateway with the
 * response cache returns what a gateway without one returns, queries through yoga. Pairs of viewers (locale, store,
 * group, customer, preview, partner, consent, cart, country) over every shipped query and every screen, from a fixed
 * seed. All test runs include some pairs; `LANE_FUZZ=10000` runs that many.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRecords } from '../../../client/relay/recordSerializer.ts';
import { readConfig } from '../../config/config.ts';
import { runCommand } from '../../edge/partners/commands.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { startGateway } from '../../edge/start.ts';
import type { RunningEdge } from '../../edge/http/server.ts';
import { openState } from '../../edge/state/openState.ts';
import { Browser } from '../shop/browser.ts';
import { shippedQueries, variablesOf } from '../shop/shippedQueries.ts';
import { startTestSandbox, type TestSandbox } from '../shop/testSandbox.ts';
import { withoutBotProtection } from '../shop/withoutBotProtection.ts';

const PAIRS = Number(process.env['LANE_FUZZ'] ?? 60);
/** Milliseconds per pair on a busy machine. */
const PAIR_MS = 300;

const locales = ['en-us', 'de-de', 'fr-ca', 'ja-jp', 'en-pl', 'sv-se'];
const screens = [
  '/',
  '/c/skis',
  '/c/skis?color=Green',
  '/c/bindings?sort=PRICE_LOW_TO_HIGH',
  '/p/lodestar-98',
  '/p/shaft-12',
  '/p/pinion-leash',
  '/p/never-was',
  '/search?q=ski',
  '/cart',
  '/compare?p=lodestar-98,ropeway-94',
  '/stores',
  '/support',
  '/blog',
  '/team',
  '/traveling-circus',
  '/l/first-snow',
  '/about',
  '/account',
  '/country',
  '/c/skis/_payload.json',
  '/p/lodestar-98/_payload.json',
];
/** Values of the queries' variables; each value is tried with the variables that accept it. */
const values: Readonly<Record<string, readonly unknown[]>> = {
  locale: locales,
  handle: ['lodestar-98', 'shaft-12', 'skis', 'first-snow', 'never-was'],
  term: ['ski', 'wax'],
  path: ['/', '/c/skis'],
  color: [null, 'amethyst'],
  first: [4, 12],
  skip: [0],
};

interface Viewer {
  name: string;
  headers: Readonly<Record<string, string>>;
}

let sandbox: TestSandbox;
const folder = mkdtempSync(join(tmpdir(), 'skarn-cache-'));
let keeping: RunningEdge;
let forgetting: RunningEdge;
const viewers: Viewer[] = [];

beforeAll(async () => {
  sandbox = await startTestSandbox();
  const open = async (more: Record<string, string>, stateFile: string): Promise<RunningEdge> =>
    startGateway(
      readConfig({
        ...sandboxEnvironment({
          url: sandbox.url,
          sessionSecret: 'for tests only, long enough to seal',
          port: 0,
        }),
        ...withoutBotProtection,
        PUBLIC_ORIGIN: 'https://skarn.example',
        PUBLIC_PAGES_PER_MINUTE: '10000000',
        PUBLIC_COST_PER_MINUTE: '1000000000',
        PARTNER_COST_PER_MINUTE: '1000000000',
        STATE_FILE: stateFile,
        ...more,
      }),
      { log: pino({ level: 'silent' }) },
    );
  const keys = join(folder, 'keys.sqlite');
  keeping = await open({}, keys);
  forgetting = await open({ MAX_KEPT_MEGABYTES: '0' }, keys);

  viewers.push({ name: 'a guest', headers: {} });
  viewers.push({ name: 'a guest who agreed', headers: { cookie: 'skarn-consent=all; other=1' } });
  viewers.push({ name: 'a guest in Japan', headers: { 'cf-ipcountry': 'JP', 'accept-language': 'ja' } });
  viewers.push({ name: 'a crawler', headers: { 'user-agent': 'Googlebot/2.1' } });
  const cookiesOf = ({ cookies }: Browser): Record<string, string> => ({
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });
  const withCart = new Browser(keeping.url);
  const { body } = await withCart.ask<{ product: { variants: { id: string }[] } }>(
    'query { product(handle: "pinion-leash") { ... on Product { variants { id } } } }',
  );
  await withCart.mutate(
    'mutation ($id: ID!) { addCartItem(input: { variantId: $id, quantity: 3 }) { __typename } }',
    { id: body.data?.product.variants[0]?.id },
  );
  viewers.push({ name: 'a guest with a cart', headers: cookiesOf(withCart) });
  for (const [person, locale] of [
    ['shopper.us', 'en-us'],
    // Of the group before, whose responses are shared.
    ['expired.pro', 'en-us'],
    ['pro.us', 'en-us'],
    ['pro.no', 'en-us'],
    ['newcomer', 'en-us'],
    ['employee', 'en-us'],
    ['pro.ca', 'fr-ca'],
    ['pro.eu', 'de-de'],
  ] as const) {
    const browser = new Browser(keeping.url);
    await browser.signIn(person, locale);
    viewers.push({ name: person, headers: cookiesOf(browser) });
  }
  const editor = new Browser(keeping.url);
  await editor.fetch('/en-us?preview=preview-sandbox', { redirect: 'manual' });
  viewers.push({ name: 'an editor in preview', headers: cookiesOf(editor) });
  const told = await runCommand(
    ['create', '--name', 'A partner', '--scopes', 'catalogue,content,search'],
    () => openState({ redisUrl: null, stateFile: keys }),
    new Date(),
  );
  const key = /skp_\w+_[\w-]+/.exec(told.join('\n'))?.[0];
  if (key === undefined) throw new Error(told.join('\n'));
  viewers.push({ name: 'a partner', headers: { authorization: `Bearer ${key}` } });
}, 120_000);
afterAll(async () => {
  await keeping.stop(1_000);
  await forgetting.stop(1_000);
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Question {
  path: string;
  /** Of a query by POST. */
  posted?: { documentId: string; variables: object };
  /** The equivalent request through yoga; absent for pages. */
  throughYoga?: object;
}

/** All requests. */
function questions(): Question[] {
  const queries = shippedQueries().flatMap((query) =>
    locales.flatMap((locale) =>
      [0, 1, 2].flatMap((turn) => {
        const given = Object.fromEntries(
          Object.entries(values).map(([name, known]) => [name, known[turn % known.length]]),
        );
        const variables = variablesOf(query, { ...given, locale });
        const posted = { documentId: query.id, variables };
        const throughYoga = { ...posted, extensions: {} };
        const search = new URLSearchParams({ documentId: query.id, variables: JSON.stringify(variables) });
        return [
          { path: `/api/graphql?${search.toString()}`, throughYoga },
          { path: '/api/graphql', posted, throughYoga },
        ];
      }),
    ),
  );
  const pages = locales.flatMap((locale) =>
    screens.map((path) => ({ path: `/${locale}${path === '/' ? '' : path}` })),
  );
  // Queries outnumber pages, and pages contain several of them.
  return [...queries, ...pages, ...pages, ...pages, ...pages, ...pages, ...pages];
}

/** A small uniform generator: the same pairs for the same seed (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

interface Answered {
  status: number;
  location: string | null;
  body: string;
  cacheControl: string;
}

async function ask(url: string, path: string, viewer: Viewer, posted?: object): Promise<Answered> {
  const response = await fetch(url + path, {
    ...(posted ? { method: 'POST', body: JSON.stringify(posted) } : {}),
    headers: {
      accept: path.startsWith('/api/') ? 'application/json' : 'text/html',
      ...(posted ? { 'content-type': 'application/json' } : {}),
      ...viewer.headers,
    },
    redirect: 'manual',
  });
  return {
    status: response.status,
    location: response.headers.get('location'),
    body: comparable(await response.text()),
    cacheControl: response.headers.get('cache-control') ?? '',
  };
}

/** Removes what differs by request, and sorts a page's records, which are in completion order. */
function comparable(text: string): string {
  if (text.startsWith('{')) return canonical(text);
  return text
    .replace(
      /(<script id="relay-records"[^>]*>)(.*?)(<\/script>)/s,
      (_, open: string, records: string, end: string) =>
        `${open}${canonical(JSON.stringify(readRecords(records)))}${end}`,
    )
    .replaceAll(/nonce="[^"]*"/g, '');
}

function canonical(json: string): string {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => name !== 'requestId' && name !== 'cost')
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, inner]) => [name, sorted(inner)]),
    );
  };
  return JSON.stringify(sorted(JSON.parse(json)));
}

test(
  `${PAIRS} pairs of viewers`,
  async () => {
    const random = numbers(17);
    const all = questions();
    const truth = new Map<string, Answered>();
    const told = async (question: Question, viewer: Viewer): Promise<Answered> => {
      const { path, throughYoga } = question;
      const name = `${viewer.name} ${path} ${JSON.stringify(throughYoga)}`;
      const known = truth.get(name);
      if (known) return known;
      const answered = throughYoga
        ? await ask(forgetting.url, '/api/graphql', viewer, throughYoga)
        : await ask(forgetting.url, path, viewer);
      truth.set(name, answered);
      return answered;
    };
    let shared = 0;
    const crossed: string[] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const question = all[random(all.length)] ?? { path: '/' };
      const { path, posted } = question;
      const compare = async (viewer: Viewer): Promise<void> => {
        const name = `${viewer.name} ${path} ${JSON.stringify(posted)}`;
        const expected = await told(question, viewer);
        const got = await ask(keeping.url, path, viewer, posted);
        if (
          got.status !== expected.status ||
          got.location !== expected.location ||
          got.body !== expected.body
        )
          crossed.push(name);
        if (!got.cacheControl.startsWith('public')) return;
        shared += 1;
        if (posted || (await told(question, viewers[0] ?? viewer)).body !== got.body)
          crossed.push(`${name}, publicly`);
      };
      const drawn = [0, 1].map(() => viewers[random(viewers.length)] as Viewer);
      for (const viewer of drawn) await told(question, viewer);
      if (posted) await Promise.all(drawn.map(compare));
      else for (const viewer of drawn) await compare(viewer);
    }
    expect(crossed).toEqual([]);
    expect(shared).toBeGreaterThan(PAIRS / 10);
  },
  60_000 + PAIRS * PAIR_MS,
);
