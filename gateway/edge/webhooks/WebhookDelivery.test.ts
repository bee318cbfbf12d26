/** Delivery of webhooks to a server on loopback, with the clock moved, and the consumer of the partners' guide. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createHmac } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { productIdOf } from '../../graph/productId.ts';
import { specifiedMarkets } from '../../graph/region/markets/specifiedMarkets.rules.ts';
import { freePort } from '../../testing/shop/freePort.ts';
import { guideProgram, linesFrom, writeGuidePrograms } from '../../testing/shop/guidePrograms.ts';
import { Invalidations } from '../../sources/transport/cache/invalidations.ts';
import { ChangeFeed } from '../changes/ChangeFeed.ts';
import { ChangeLog } from '../changes/ChangeLog.ts';
import { runCommand } from '../partners/commands.ts';
import { embeddedState } from '../state/embeddedState.ts';
import type { SharedState } from '../state/SharedState.ts';
import { createPost, publicAddressesOf } from './postWebhook.ts';
import { isPublicAddress, urlProblem } from './target.ts';
import { WebhookDelivery } from './WebhookDelivery.ts';
import { readWebhookQueue } from './webhookQueue.ts';
import { WebhookSubscriptions } from './WebhookSubscriptions.ts';

interface Change {
  handle: string;
  kinds: string[];
  productId: string;
}
interface Received {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}
const received: Received[] = [];
let status = 204;
/** Ends a response to `/slow`. */
let slow: ServerResponse | null = null;
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    if (request.url === '/slow') slow = response;
    else response.writeHead(status, { location: '/elsewhere' }).end();
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/skarn`;
const sender = createPost(true);
afterAll(async () => {
  await sender.close();
  server.close();
});

const HOUR = 3_600_000;
let state: SharedState;
let changeLog: ChangeLog;
let clock: number;
let key: string;
let secret: string;
let id: string;
const warn = vi.fn();

const command = async (...args: string[]): Promise<string> => {
  const open = () => ({ ...state, close: async () => undefined });
  return (await runCommand(args, open, new Date(clock), true)).join('\n');
};
function gateway(): WebhookDelivery {
  return new WebhookDelivery({
    state,
    changeLog,
    feed: new ChangeFeed(changeLog, new Invalidations()),
    markets: { current: () => specifiedMarkets },
    post: sender.post,
    log: { warn },
    now: () => clock,
    random: () => 0.5,
  });
}
const is = { locales: ['en-us'], regions: ['us'], ids: { us: 1 } };
const none = { was: null, is, content: [], price: [], stock: [], contentPrices: false };
const change = (uid: string, fields: object) => changeLog.add([{ ...none, uid, handle: uid, ...fields }]);
const idOf = (at: number): unknown => received[at]?.headers['webhook-id'];
const subscription = async () => {
  const found = await new WebhookSubscriptions(state).get(id);
  if (!found) throw new Error('there is no subscription');
  return found;
};

beforeEach(async () => {
  received.length = 0;
  warn.mockClear();
  status = 204;
  clock = Date.parse('2026-11-24T12:00:00Z');
  state = embeddedState({ file: null });
  changeLog = new ChangeLog(state, { days: 7, entries: 1_000 }, () => clock);
  await changeLog.startAt(clock - HOUR);
  const created = await command('create', '--name', 'Summit Data', '--scopes', 'catalogue');
  key = /^id +(\w+)$/m.exec(created)?.[1] ?? '';
  const added = await command('webhooks', 'add', key, '--url', url, '--market', 'en-us');
  secret = /^whsec_\S+$/m.exec(added)?.[0] ?? '';
  id = added.slice(0, 12);
});

test('delivers changes in order, signed as Standard Webhooks, by one of two gateways', async () => {
  await change('one', { content: ['en-us'] });
  await change('two', { price: ['us'], stock: ['us'] });
  await change('three', { was: is, is: { locales: [], regions: [], ids: {} } });
  await change('elsewhere', { price: ['ca'] });
  await Promise.all([gateway().run(), gateway().run()]);
  expect(received).toHaveLength(1);
  const { headers, body } = received[0]!;
  const facts = JSON.parse(body) as { type: string; changes: Change[] };
  expect(facts.type).toBe('products.changed');
  expect(facts.changes.map(({ handle, kinds }) => [handle, ...kinds])).toEqual([
    ['one', 'CONTENT'],
    ['two', 'PRICE', 'STOCK'],
    ['three', 'REMOVED'],
  ]);
  expect(facts.changes[0]?.productId).toBe(productIdOf('en-us', 'one'));
  const signed = `${String(headers['webhook-id'])}.${clock / 1000}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  expect(headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
  );
  // Another process goes on where this one ended.
  await change('four', { content: ['en-us'] });
  await gateway().run();
  await gateway().run();
  expect(received.map((one) => /four/.test(one.body))).toEqual([false, true]);
});

test('repeats a batch unchanged with growing delays, gives it up after a day, and replays it', async () => {
  status = 503;
  await change('one', { content: ['en-us'] });
  const delays: number[] = [];
  for (;;) {
    await gateway().run();
    const { pending, paused } = await subscription();
    if (!pending) {
      expect(paused).toBe('A batch was given up.');
      break;
    }
    delays.push((pending.nextAt - clock) / 1000);
    // Not before its time.
    const count = received.length;
    clock = pending.nextAt - 1;
    await gateway().run();
    expect(received).toHaveLength(count);
    clock = pending.nextAt;
  }
  expect(delays).toEqual([5, 60, 300, 1_800, 7_200, 18_000, 18_000, 18_000, 18_000]);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await command('webhooks', 'dead', id)).toMatch(/changes 1 to 1 {2}The answer was 503/);
  expect(await command('webhooks', 'list')).not.toContain('whsec_');

  status = 200;
  received.length = 0;
  await gateway().run();
  expect(received).toHaveLength(0);
  await command('webhooks', 'replay', id);
  await gateway().run();
  await command('webhooks', 'replay', id, '--from', '1');
  await gateway().run();
  expect(received).toHaveLength(2);
  expect(idOf(1)).toBe(idOf(0));
  await expect(command('webhooks', 'replay', id, '--from', '9')).rejects.toThrow(
    'The log has changes 1 to 1',
  );
});

test('410 pauses at once, redirects count as failures, and the test command reports the answer', async () => {
  await change('one', { content: ['en-us'] });
  status = 302;
  await gateway().run();
  expect((await subscription()).lastFailure?.problem).toBe('The answer was 302.');
  await expect(command('webhooks', 'test', id)).rejects.toThrow('the answer was 302');
  expect(received).toHaveLength(2);
  status = 410;
  clock += 6_000;
  await gateway().run();
  expect((await subscription()).paused).toBe('The partner answered 410.');
  status = 200;
  expect(await command('webhooks', 'test', id)).toContain('answered 200');
});

test('a log that no longer has the changes is told, and delivery goes on behind it', async () => {
  for (const uid of ['one', 'two', 'three']) await change(uid, { content: ['en-us'] });
  await state.journal('product-changes').removeTo(2);
  await gateway().run();
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({ type: 'products.expired', market: 'en-us' });
  expect((await subscription()).position).toBe(3);
});

test('revoking the key stops its webhooks, and the commands say so', async () => {
  await change('one', { content: ['en-us'] });
  expect(await command('revoke', key)).toContain(`Its webhooks are stopped: ${id}.`);
  await gateway().run();
  expect(received).toHaveLength(0);
  expect(await command('webhooks', 'list')).toContain('stopped: Its key is revoked.');
  for (const args of [
    ['replay', id],
    ['test', id],
    ['add', key, '--url', url, '--market', 'en-us'],
  ])
    await expect(command('webhooks', ...args)).rejects.toThrow('Its key is revoked.');
});

test('a webhook waits while its key has expired, and goes on when it is renewed', async () => {
  await command('renew', key, '--expires', '2026-11-25');
  clock += 24 * HOUR;
  await change('one', { content: ['en-us'] });
  await gateway().run();
  expect(received).toHaveLength(0);
  await command('renew', key, '--never');
  await gateway().run();
  expect(received).toHaveLength(1);
});

test('a slow partner keeps no other waiting', async () => {
  await command('webhooks', 'add', key, '--url', url.replace('skarn', 'slow'), '--market', 'en-us');
  const delivering = gateway();
  await change('one', { content: ['en-us'] });
  const runs = [delivering.run()];
  await expect.poll(() => received.length).toBe(2);
  await expect.poll(async () => (await subscription()).position).toBe(1);
  await change('two', { content: ['en-us'] });
  runs.push(delivering.run());
  await expect.poll(() => received.length).toBe(3);
  expect(received[2]?.body).toContain('two');
  slow?.writeHead(410).end();
  await Promise.all(runs);
  await delivering.close();
});

test('the queue tells conditions, what waits since when, and what was given up', async () => {
  const queue = () => readWebhookQueue(state, changeLog, clock);
  const webhooks = { active: 1, paused: 0, stopped: 0, broken: 0 };
  expect(await queue()).toEqual({ webhooks, waiting: 0, oldestMs: 0, dead: 0 });
  await change('one', { content: ['en-us'] });
  clock += 60_000;
  await change('two', { content: ['en-us'] });
  expect(await queue()).toEqual({ webhooks, waiting: 2, oldestMs: 60_000, dead: 0 });

  const delivering = gateway();
  await delivering.run();
  expect(await queue()).toMatchObject({ waiting: 0, oldestMs: 0 });
  status = 500;
  await change('three', { content: ['en-us'] });
  await delivering.run();
  status = 410;
  clock += 6_000;
  await delivering.run();
  expect(delivering.attempts()).toEqual({ accepted: 1, refused: 2, unreachable: 0 });
  expect(await queue()).toEqual({
    webhooks: { ...webhooks, active: 0, paused: 1 },
    waiting: 0,
    oldestMs: 0,
    dead: 1,
  });
  await state.records('webhooks').set('aaaaaaaaaaaa', '{');
  await command('revoke', key);
  expect((await queue()).webhooks).toEqual({ active: 0, paused: 0, stopped: 1, broken: 1 });
});

test('unreadable records of webhooks and keys stop no other webhook, and are logged once', async () => {
  const webhooks = state.records('webhooks');
  const stored = (await webhooks.get(id)) ?? '';
  await webhooks.set('aaaaaaaaaaaa', '{');
  await webhooks.set('bbbbbbbbbbbb', stored);
  await webhooks.set('cccccccccccc', stored.replace('{', '{"later":1,'));
  const other = 'dddddddddddd';
  await webhooks.set(other, stored.replaceAll(id, other).replace(key, 'brokenbroken'));
  await state.records('partner-keys').set('brokenbroken', '{}');
  const one = gateway();
  await change('one', { content: ['en-us'] });
  await one.run();
  await one.run();
  expect(received).toHaveLength(1);
  const logged = warn.mock.calls.map(([facts]) => (facts as { err: Error }).err.message);
  expect(logged.toSorted()).toEqual([
    expect.stringMatching(/^The record of key brokenbroken cannot be read: /),
    'The record of webhook aaaaaaaaaaaa cannot be read: it is not JSON',
    `The record of webhook bbbbbbbbbbbb cannot be read: it says it is ${id}`,
    'The record of webhook cccccccccccc cannot be read: record: Unrecognized key: "later"',
  ]);
  const list = await command('webhooks', 'list');
  expect(list.match(/^BROKEN  The record of webhook/gm)).toHaveLength(3);
  expect(list).toContain('stopped: The record of key brokenbroken cannot be read');
  await command('webhooks', 'remove', 'aaaaaaaaaaaa');
  expect(await command('webhooks', 'list')).not.toContain('aaaaaaaaaaaa');
});

test('a record that was edited by hand is delivered once', async () => {
  const webhooks = state.records('webhooks');
  const { partner, ...rest } = JSON.parse((await webhooks.get(id)) ?? '') as Record<string, unknown>;
  await webhooks.set(id, JSON.stringify({ ...rest, partner }, null, 2));
  await change('one', { content: ['en-us'] });
  await gateway().run();
  await gateway().run();
  expect(received).toHaveLength(1);
});

test.each([
  'http://example.com/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest',
  'https://[::1]/',
  'https://[::ffff:192.168.0.1]/',
  'https://0x7f000001/',
  'https://me:secret@example.com/',
])('refuses %s', async (target) => {
  expect(urlProblem(target, false)).not.toBeNull();
});

test('refuses names of private addresses, at delivery as well', async () => {
  expect(['8.8.8.8', '2606:4700::1111', '172.20.0.1', 'fd00::1', 'fe80::1'].map(isPublicAddress)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  await expect(publicAddressesOf('localhost')).rejects.toThrow('not a public address');
  const port = (server.address() as AddressInfo).port;
  const target = { url: `https://localhost:${port}/`, secret, id: 'msg', body: '{}' };
  expect((await sender.post(target, clock)).problem).toContain('not a public address');
  expect(received).toHaveLength(0);
});

test('the consumer of the guide accepts what is signed, and nothing forged or old', async () => {
  expect(linesFrom(guideProgram('webhooks'), '')).toBeLessThanOrEqual(20);
  const programs = writeGuidePrograms();
  const port = await freePort();
  const consumer = spawn(process.execPath, [programs.path('webhooks')], {
    env: { PORT: String(port), WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const lines = createInterface({ input: consumer.stdout });
    expect(await once(lines, 'line')).toEqual(['listening']);
    const body = JSON.stringify({
      type: 'products.changed',
      changes: [{ sequence: 7, kinds: ['PRICE'], productId: 'abc' }],
    });
    const target = { url: `http://127.0.0.1:${port}/`, secret, id: 'msg_1', body };
    // A connection that ends within the body does not end the consumer.
    const cut = connect(port, '127.0.0.1');
    await once(cut, 'connect');
    cut.end('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{');
    await once(cut.resume(), 'close');
    const printed = once(lines, 'line');
    expect((await sender.post(target, Date.now())).status).toBe(204);
    expect(await printed).toEqual(['7 abc PRICE']);
    expect((await sender.post(target, Date.now() - HOUR)).status).toBe(401);
    const other = `whsec_${Buffer.alloc(32).toString('base64')}`;
    expect((await sender.post({ ...target, secret: other }, Date.now())).status).toBe(401);
  } finally {
    consumer.kill();
    programs.remove();
  }
});
