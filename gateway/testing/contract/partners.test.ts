/**
 * Partner access over HTTP, on the whole shop in production configuration: keys, scopes, limits of a key, and its
 * usage.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keyText, newKey as unmadeKey } from '../../edge/partners/keyText.ts';
import { guessLimit } from '../../edge/partners/partnerAuth.ts';
import { openState } from '../../edge/state/openState.ts';
import { keyIn, openPartnerShop, parsed, type PartnerShop } from '../shop/partnerShop.ts';
import type { Site } from '../shop/site.ts';

const root = new URL('../../../', import.meta.url).pathname;
let shop: PartnerShop;
let site: Site;
let stateFile: string;

beforeAll(async () => {
  shop = await openPartnerShop();
  ({ site, stateFile } = shop);
});
afterAll(() => shop.close());

const command: PartnerShop['command'] = (...told) => shop.command(...told);
const keeper: PartnerShop['keeper'] = (...told) => shop.keeper(...told);
const newKey: PartnerShop['newKey'] = (...told) => shop.newKey(...told);
const ask: PartnerShop['ask'] = (...told) => shop.ask(...told);
const logged = (): string => shop.logged();

const products = '{ productsByHandle(handles: ["lodestar-98"]) { handle displayTitle } }';

describe('a key', () => {
  test('permits ad-hoc operations, which are refused without one', async () => {
    const { key } = await newKey('catalogue');
    expect((await ask(products, null)).errors?.[0]?.extensions.code).toBe('FREE_TEXT_REFUSED');
    const answer = await ask(products, key);
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toEqual({
      productsByHandle: [{ handle: 'lodestar-98', displayTitle: expect.any(String) }],
    });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('permits shipped operations as well', async () => {
    const { key } = await newKey('catalogue,content,search');
    const operations = JSON.parse(readFileSync(`${root}schema/operations.json`, 'utf8')) as Record<
      string,
      string
    >;
    const [id] = Object.entries(operations).find(([, text]) => text.includes('query TeamRouteQuery')) ?? [];
    const variables = encodeURIComponent(JSON.stringify({ locale: 'en-us' }));
    const answer = await site.get(`/api/graphql?documentId=${id}&variables=${variables}`, {
      authorization: `Bearer ${key}`,
    });
    expect([answer.status, parsed(answer).errors]).toEqual([200, undefined]);
  });

  test.each([
    ['mistyped', (key: string) => `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`],
    ['of another shape', () => 'secret'],
    ['empty', () => ''],
  ])("that is %s is refused in GraphQL clients' format", async (_, damaged) => {
    const { key } = await newKey('catalogue');
    const answer = await ask(products, damaged(key));
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer /);
    expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(answer.data).toBeUndefined();
  });

  test('that is unknown is refused, in the requested media type', async () => {
    const stranger = keyText(unmadeKey());
    const answer = await ask(products, stranger, {
      headers: { accept: 'application/graphql-response+json' },
    });
    expect([answer.status, answer.errors?.[0]?.message]).toEqual([401, 'This key is not known.']);
    expect(answer.headers.get('content-type')).toMatch(/^application\/graphql-response\+json/);
  });

  test('with an expiry is accepted until then', async () => {
    const { key } = await newKey('catalogue', '--expires', '2099-01-01');
    expect((await ask(products, key)).status).toBe(200);
  });

  test('that was renewed by the command is accepted by the running gateway, with the same secret', async () => {
    const { key, id } = await newKey('catalogue', '--expires', '2099-01-01');
    const state = openState({ redisUrl: null, stateFile });
    const record = String(await state.records('partner-keys').get(id));
    await state.records('partner-keys').set(id, record.replace('2099-01-01', '2020-01-01'));
    await state.close();
    const ended = await ask(products, key);
    expect([ended.status, ended.errors?.[0]?.message]).toEqual([401, 'This key has expired.']);
    const renewed = await command(['renew', id, '--expires', '2098-01-01']);
    expect([renewed.code, renewed.stdout]).toEqual([0, expect.stringContaining('good until 2098-01-01')]);
    expect((await ask(products, key)).status).toBe(200);
  });

  test('in a URL is refused, with a warning that it has leaked', async () => {
    const { key } = await newKey('catalogue');
    const answer = parsed(await site.get(`/api/graphql?key=${key}&query=${encodeURIComponent(products)}`));
    expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(answer.errors?.[0]?.message).toMatch(/rotate this one/);
  });

  test('permits `x-explain`, which is ignored without one', async () => {
    const { key } = await newKey('catalogue');
    const headers = { 'x-explain': 'upstream' };
    expect((await ask(products, key, { headers })).extensions).toHaveProperty('upstream');
    expect((await ask(products, null, { headers })).extensions ?? {}).not.toHaveProperty('upstream');
  });

  test('gets a hint when a content uid stands in place of a handle', async () => {
    const { key } = await newKey('catalogue');
    const crossed = '{ product(handle: "product_lodestar_98") { __typename } }';
    const { data, errors, extensions } = await ask(crossed, key);
    expect([data, errors]).toEqual([{ product: null }, undefined]);
    expect(extensions).toMatchObject({ hints: [expect.stringContaining('uid of a content entry')] });
    expect((await ask(products, key)).extensions).not.toHaveProperty('hints');
  });

  test('is ignored beside the Basic credentials of something else', async () => {
    const shippedOnly = await ask(products, null, { headers: { authorization: 'Basic c2hvcDpzaG9w' } });
    expect(shippedOnly.errors?.[0]?.extensions.code).toBe('FREE_TEXT_REFUSED');
  });

  test('that was revoked by the command is refused by the running gateway at once', async () => {
    const { key, id } = await newKey('catalogue');
    expect((await ask(products, key)).status).toBe(200);
    const revoked = await command(['revoke', id]);
    expect([revoked.code, revoked.stdout]).toEqual([0, expect.stringContaining('revoked')]);
    const answer = await ask(products, key);
    expect([answer.status, answer.errors?.[0]?.message]).toEqual([401, 'This key was revoked.']);
  });

  test('that was rotated stays valid for the grace period, and not without one', async () => {
    const { key, id } = await newKey('catalogue');
    const second = keyIn(await keeper('rotate', id, '--grace', '1h'));
    expect([(await ask(products, key)).status, (await ask(products, second)).status]).toEqual([200, 200]);
    const third = keyIn(await keeper('rotate', id, '--grace', '0'));
    expect([
      (await ask(products, key)).status,
      (await ask(products, second)).status,
      (await ask(products, third)).status,
    ]).toEqual([401, 401, 200]);
  });

  test('whose record is corrupt is refused and reported, and the shop keeps running', async () => {
    const { key, id } = await newKey('catalogue');
    const state = openState({ redisUrl: null, stateFile });
    const text = await state.records('partner-keys').get(id);
    await state.records('partner-keys').set(id, String(text).replace('"scopes"', '"scope"'));
    const before = logged().length;
    expect((await ask(products, key)).status).toBe(401);
    await expect
      .poll(() => logged().slice(before))
      .toMatch(new RegExp(`The record of key ${id} cannot be read`));
    expect(await keeper('list')).toMatch(new RegExp(`BROKEN .*${id}`));
    await state.records('partner-keys').delete(id);
    await state.close();
    expect((await site.get('/')).status).toBe(200);
  });
});

describe('guessing keys', () => {
  test('is rate-limited by address, and does not lock out a key that was used there before', async () => {
    const { key } = await newKey('catalogue');
    const { key: other } = await newKey('catalogue');
    const from = '10.1.0.1';
    expect((await ask(products, key, { from })).status).toBe(200);
    const statuses = new Set<number>();
    for (let guess = 0; guess < guessLimit.points; guess += 1) {
      statuses.add((await ask(products, 'skp_guess', { from })).status);
    }
    expect([...statuses]).toEqual([401]);
    const refused = await ask(products, other, { from });
    expect([refused.status, refused.errors?.[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED']);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(refused.errors?.[0]?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfterSeconds: wait });
    expect((await ask(products, key, { from })).status).toBe(200);
    expect((await ask(products, other, { from: '10.1.0.2' })).status).toBe(200);
  });
});

describe('a scope', () => {
  test('that is missing is named in a 403, without upstream calls', async () => {
    const { key, id } = await newKey('content');
    const before = logged().length;
    const answer = await ask(
      '{ market { locale } productsByHandle(handles: ["lodestar-98"]) { handle } }',
      key,
    );
    expect([answer.status, answer.errors?.[0]?.extensions]).toEqual([
      403,
      { code: 'FORBIDDEN', missingScopes: ['catalogue'] },
    ]);
    expect(answer.errors?.[0]?.message).toContain("'catalogue'");
    const lines = () =>
      logged()
        .slice(before)
        .split('\n')
        .filter((line) => line.includes(`"${id}"`));
    await expect.poll(lines).toHaveLength(1);
    expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ status: 403, upstreamCalls: 0 });
  });

  test('that is granted later applies at once', async () => {
    const { key, id } = await newKey('content');
    expect((await ask(products, key)).status).toBe(403);
    await keeper('scopes', id, 'content,catalogue');
    expect((await ask(products, key)).status).toBe(200);
  });

  test.each([
    ['{ viewer { id } }'],
    ['{ cart { id } }'],
    ['mutation { signOut { __typename } }'],
    ['mutation { deleteCart { __typename } }'],
  ])('never permits %s', async (query) => {
    const { key } = await newKey('catalogue,content,search');
    const answer = await ask(query, key);
    expect([answer.status, answer.errors?.[0]?.extensions]).toEqual([403, { code: 'FORBIDDEN' }]);
  });

  test('of a mutation requires no anti-forgery token, which belongs to a session', async () => {
    const { key } = await newKey('search');
    const found = await ask('{ search(searchTerm: "ski", first: 1) { edges { node { documentId } } } }', key);
    const [, id] = /"documentId":"([^"]+)"/.exec(JSON.stringify(found.data)) ?? [];
    const answer = await ask(
      `mutation { reportSearchClick(input: { searchTerm: "ski", documentId: "${id}" }) { __typename } }`,
      key,
    );
    expect([answer.status, answer.errors]).toEqual([200, undefined]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe('a key in a browser', () => {
  test('gives no access to the session: cookies are neither read nor set', async () => {
    const { key } = await newKey('catalogue');
    const token = await site.get('/api/csrf-token');
    const cookie = token.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const { token: csrf } = JSON.parse(token.text) as { token: string };
    const answer = await ask('mutation { signOut { __typename } }', key, {
      headers: { cookie, 'csrf-token': csrf },
    });
    expect(answer.status).toBe(403);
    const open = await ask(products, key, { headers: { cookie: 'skarn-session=nonsense' } });
    expect([open.status, open.headers.getSetCookie()]).toEqual([200, []]);
  });
});

describe('the command', () => {
  test('prints its usage, and reports errors by its exit code', async () => {
    const [help, nowhere, wrong, absent, away] = await Promise.all([
      command(['--help'], {}),
      command(['list'], {}),
      command(['fly']),
      command(['show', 'abcdefghijkl']),
      command(['list'], { REDIS_URL: 'redis://127.0.0.1:1' }),
    ]);
    expect([help.code, help.stdout]).toEqual([0, expect.stringContaining('rotate <id>')]);
    expect([nowhere.code, nowhere.stderr]).toEqual([
      2,
      expect.stringContaining('REDIS_URL or STATE_FILE is missing'),
    ]);
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining("no command 'fly'")]);
    expect([absent.code, absent.stderr]).toEqual([1, 'There is no key abcdefghijkl.\n']);
    expect([away.code, away.stderr]).toEqual([
      1,
      expect.stringMatching(/^The place where keys are kept .* does not answer/),
    ]);
  });

  test('shows a key and its usage, but never its secret again', async () => {
    const { key, id } = await newKey('catalogue', '--cost-per-minute', '500', '--note', 'pilot');
    await ask(products, key);
    await ask('{ viewer { id } }', key);
    await ask('{ nonsense }', key);
    await expect.poll(() => keeper('usage', id), { timeout: 5_000 }).toMatch(/^\d{4}-\d\d-\d\d +3 +2 /m);
    expect(await keeper('show', id)).toMatch(/cost per minute +500/);
    const shown = [await keeper('budget', id, 'default'), await keeper('list')];
    expect(shown[0]).toMatch(/cost per minute +default\n.*\nnote +pilot/);
    const secret = key.slice(`skp_${id}_`.length, -7);
    expect(shown.join('')).not.toContain(secret);
    expect(readFileSync(stateFile).includes(secret)).toBe(false);
  });
});

test('no log contains a key', async () => {
  const { key, id } = await newKey('catalogue');
  await ask(products, key);
  await ask('{ nonsense', key);
  await ask(`{ productsByHandle(handles: ["${key}"]) { handle } }`, key);
  await site.get(`/api/graphql?key=${key}`);
  await site.breakSource({ source: 'delivery', status: 500 });
  await ask(products, key);
  await site.mendSources();
  await keeper('revoke', id);
  await ask(products, key);
  await expect.poll(logged).toContain(`"${id}"`);
  expect(logged().length).toBeGreaterThan(1_000);
  expect(logged()).not.toMatch(/skp_[a-z0-9]{12}_/);
  expect(logged()).not.toContain(key.slice(17, -7));
});
