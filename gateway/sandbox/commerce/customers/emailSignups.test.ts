/** `email-signups` over HTTP, and what it stores. */
import { DatabaseSync } from 'node:sqlite';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../../testing/shop/listen.ts';
import { openTestShop, type TestShop } from '../testShop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop(listen);
});
afterAll(() => shop.close());

const signup = (more: object = {}) => ({
  email: 'ruth@skarn.example',
  lists: ['letters'],
  locale: 'en-us',
  consent: false,
  ...more,
});
const ask = (body: unknown, region = 'us', at = shop) =>
  at.call<{ data?: object; type?: string }>('/email-signups', { method: 'POST', body, region });

function kept(dataDir: string): object[] {
  const db = new DatabaseSync(join(dataDir, 'commerce.sqlite'), { readOnly: true });
  try {
    return db
      .prepare('SELECT store, email, list, locale, consent FROM email_signups ORDER BY store, email, list')
      .all();
  } finally {
    db.close();
  }
}

test('stores an address once per list, and answers alike whether or not it was known', async () => {
  const first = await ask(signup());
  const again = await ask(signup());
  const shouted = await ask(signup({ email: ' RUTH@skarn.example ', lists: ['letters', 'dates'] }));
  expect([first.status, again.status, shouted.status]).toEqual([201, 201, 201]);
  expect(again.text).toBe(first.text);
  expect(first.json.data).toEqual(signup());
  await ask(signup({ locale: 'fr-ca', consent: true }), 'ca');
  await ask(signup({ locale: 'en-ca' }), 'ca');
  const one = { email: 'ruth@skarn.example', locale: 'en-us', consent: 0 };
  expect(kept(shop.dataDir)).toEqual([
    // Each store has its own list; consent is kept once given.
    { store: 'ca', ...one, list: 'letters', locale: 'en-ca', consent: 1 },
    { store: 'us', ...one, email: 'RUTH@skarn.example', list: 'dates' },
    { store: 'us', ...one, list: 'letters' },
  ]);
});

describe('refuses', () => {
  test.each<[string, object, number, string]>([
    ['an invalid address', { email: 'ruth' }, 422, 'invalid'],
    ['no lists', { lists: [] }, 400, 'malformed'],
    ['too many lists', { lists: Array.from({ length: 21 }, (_, at) => `l${at}`) }, 400, 'malformed'],
    ['an invalid list name', { lists: ["'; DROP TABLE"] }, 400, 'malformed'],
    ['an invalid locale', { locale: 'English' }, 400, 'malformed'],
    ['consent as text', { consent: 'yes' }, 400, 'malformed'],
    ['a body without an address', { email: undefined }, 400, 'malformed'],
  ])('%s', async (_, more, status, type) => {
    const answer = await ask(signup(more));
    expect([answer.status, answer.json.type]).toEqual([status, type]);
  });

  test('a write without its token, and one without a region', async () => {
    const unsigned = await shop.call('/email-signups', { method: 'POST', body: signup(), token: false });
    const nowhere = await shop.call('/email-signups', { method: 'POST', body: signup(), region: null });
    expect([unsigned.status, nowhere.status]).toEqual([403, 401]);
  });
});

test('signups survive a restart', async () => {
  const first = await openTestShop(listen);
  await ask(signup(), 'us', first);
  await first.close({ keepData: true });
  const second = await openTestShop(listen, { dataDir: first.dataDir });
  expect(kept(first.dataDir)).toHaveLength(1);
  await second.close({ keepData: true });
  rmSync(first.dataDir, { recursive: true });
});
