/** The checks of webhooks and of pro codes, each run by itself: the whole doctor takes longer. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig, readContentManagement } from '../../config/config.ts';
import { commerceState } from '../../edge/sources.ts';
import { embeddedState } from '../../edge/state/embeddedState.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { ProCodes } from '../../sources/commerce/bigcommerce/proCodes/proCodes.ts';
import { listen } from '../../testing/shop/listen.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/shop/testSandbox.ts';
import { registerContentHooks } from '../hooks/contentHooks.ts';
import { registerStoreHooks } from '../hooks/storeHooks.ts';
import type { Check, Outcome } from './check.ts';
import { proCodeChecks } from './proCodeChecks.ts';
import { openShopReadings, type ShopReadings } from './shopReadings.ts';
import { webhookChecks } from './webhookChecks.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

type Environment = Record<string, string>;

function environment(own: Environment, driver?: 'bigcommerce'): Environment {
  const address = { url: sandbox.url, sessionSecret: 'for tests only, long enough to seal', port: 4000 };
  return { ...sandboxEnvironment({ ...address, commerceDriver: driver }), ...own };
}

/** Of the first check of the area. */
async function outcome(
  checks: (shop: ShopReadings) => Check[],
  area: string,
  own: Environment,
): Promise<Outcome | undefined> {
  const shop = openShopReadings(readConfig(own), 10_000);
  try {
    return await checks(shop)
      .find((check) => check.area === area)
      ?.run();
  } finally {
    await shop.close();
  }
}

/** Null: all is well. */
async function complaint(own: Environment): Promise<string | null> {
  const found = await outcome((shop) => webhookChecks(shop, readContentManagement(own)), 'content', own);
  return typeof found === 'object' ? found.found : null;
}

describe('the webhook of the content stack', () => {
  const secret = 'content secret for these tests only';
  // Its own in a second try, too: the stack's webhooks stay.
  let host = '';
  beforeEach(() => void (host = `${randomUUID()}.example`));
  const management = () => ({ url: `${sandbox.url}/v3`, token: 'management-sandbox' });
  const own = () =>
    environment({
      CONTENT_HOOK_SECRET: secret,
      CONTENT_MANAGEMENT_URL: management().url,
      CONTENT_MANAGEMENT_TOKEN: management().token,
      PUBLIC_ORIGIN: `https://${host}`,
    });
  const register = (secretThere: string) =>
    registerContentHooks({
      management: { ...management(), apiKey: 'sandbox' },
      secret: secretThere,
      origin: `https://${host}`,
    });
  interface Registered {
    uid: string;
    name: string;
    [setting: string]: unknown;
  }
  async function call(method: string, path: string, webhook?: object) {
    const response = await fetch(`${management().url}/webhooks${path}`, {
      method,
      headers: { api_key: 'sandbox', authorization: management().token },
      ...(webhook ? { body: JSON.stringify({ webhook }) } : {}),
    });
    expect(response.ok).toBe(true);
    return (await response.json()) as { webhooks: Registered[]; webhook: Registered };
  }
  async function registered(): Promise<Registered> {
    const { webhooks } = await call('GET', '');
    return webhooks.find(({ name }) => name === `Shop at ${host}`)!;
  }
  async function change(settings: object): Promise<void> {
    const { uid, ...before } = await registered();
    await call('PUT', `/${uid}`, { ...before, ...settings });
  }

  test('is missing, right, wrong in a way that is said, or there twice', async () => {
    const lines: (string | null)[] = [];
    const look = async (): Promise<void> => void lines.push(await complaint(own()));
    await look();
    await register('another secret for these tests only');
    await look();
    await register(secret);
    await look();
    await change({ disabled: true });
    await look();
    await register(secret);
    await change({ channels: ['content_types.entries.publish'] });
    await look();
    await register(secret);
    const { uid: _, ...first } = await registered();
    await call('POST', '', { ...first, name: 'Again' });
    await look();
    expect(lines).toEqual([
      `no webhook of the stack leads to https://${host}/api/hooks/content`,
      `“Shop at ${host}” has another secret than CONTENT_HOOK_SECRET`,
      null,
      `“Shop at ${host}” is switched off`,
      `“Shop at ${host}” lacks events`,
      `2 webhooks of the stack lead here: Shop at ${host}, Again`,
    ]);
  });

  test.each([
    [
      'a management token that is wrong',
      { CONTENT_MANAGEMENT_TOKEN: 'wrong-token' },
      'the credentials are refused (401)',
    ],
    ['no management token', { CONTENT_MANAGEMENT_TOKEN: '' }, null],
    ['no secret of the gateway’s', { CONTENT_HOOK_SECRET: '' }, 'CONTENT_HOOK_SECRET is missing'],
    [
      'an address without https',
      { PUBLIC_ORIGIN: 'request' },
      'Contentstack should send webhooks to an https address',
    ],
  ])('%s', async (_, changed, expected) => {
    expect(await complaint({ ...own(), ...changed })).toBe(expected);
  });
});

test('webhooks of a store that are there twice', async () => {
  const secret = 'commerce secret for these tests only';
  const origin = `https://${randomUUID()}.example`;
  const own = environment({ COMMERCE_HOOK_SECRET: secret, PUBLIC_ORIGIN: origin }, 'bigcommerce');
  const { commerce } = readConfig(own);
  if (commerce.driver !== 'bigcommerce') throw new Error('another driver');
  await registerStoreHooks({ commerce, secret, origin });
  // The stand-in refuses what the vendor is only said to refuse.
  const doubling = await listen({
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const answer = await fetch(`${sandbox.url}${pathname}${search}`, { headers: request.headers });
      const page = (await answer.json()) as { data: { id: number; scope: string; destination: string }[] };
      const [first] = page.data.filter(({ destination }) => destination.startsWith(origin));
      return Response.json(
        pathname.includes('skarnca') ? { ...page, data: [...page.data, { ...first, id: 999 }] } : page,
      );
    },
  });
  const found = await outcome((shop) => webhookChecks(shop, { url: '', token: null }), 'commerce', {
    ...own,
    BIGCOMMERCE_API_URL: doubling.url,
  });
  await doubling.close();
  expect(found).toMatchObject({
    status: 'warning',
    found: 'registered more than once: ca store/product/created (999)',
  });
});

describe('pro codes at BigCommerce', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'skarn-doctor-codes-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const right = { store: 'us', region: 'pro', expires: '2099-12-31', group: 13, staying: [14] };
  const issuedTo = async (name: string, ...records: Partial<typeof right>[]): Promise<Environment> => {
    const file = join(folder, `${name}.sqlite`);
    const state = embeddedState({ file });
    const codes = new ProCodes(commerceState(state).proCodes);
    for (const [nth, record] of records.entries()) await codes.issue(`PRO-${nth}`, { ...right, ...record });
    await state.close();
    return environment({ STATE_FILE: file }, 'bigcommerce');
  };
  test('are counted, and the file of a gateway that never ran is not created', async () => {
    const config = await issuedTo(
      'fine',
      {},
      {},
      { expires: '2020-01-01' },
      { store: 'ca', region: 'pro_ca', group: 33, staying: [] },
    );
    expect(await outcome(proCodeChecks, 'commerce', config)).toBe(
      'pro at us: 2 of 3 left, pro_ca at ca: 1 of 1 left',
    );
    const absent = join(folder, 'absent.sqlite');
    expect(await outcome(proCodeChecks, 'commerce', environment({ STATE_FILE: absent }, 'bigcommerce'))).toBe(
      'none are issued',
    );
    expect(existsSync(absent)).toBe(false);
  });

  test.each([
    ['unknown', { group: 99 }, 'the store of us has no customer group 99, which its pro codes name'],
    ['staff', { staying: [98] }, 'the store of us has no customer group 98, which its pro codes name'],
    ['guests', { group: 11 }, 'pro codes of us name the guests’ group 11'],
    ['spent', { expires: '2020-01-01' }, 'no code is left of pro at us (1 used or expired)'],
    ['elsewhere', { store: 'au', region: 'pro_au' }, 'codes are issued for au, where no store is configured'],
  ])('%s', async (name, record, says) => {
    expect(await outcome(proCodeChecks, 'commerce', await issuedTo(name, record))).toMatchObject({
      found: says,
    });
  });
});
