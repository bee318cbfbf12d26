/** Two processes that send webhooks, and one Redis: each message is sent by one of them, also when one dies. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChangeLog } from '../../edge/changes/ChangeLog.ts';
import { runCommand } from '../../edge/partners/commands.ts';
import { redisState } from '../../edge/state/redisState.ts';
import type { SharedState } from '../../edge/state/SharedState.ts';
import type { WebhookOutcome } from '../../edge/webhooks/WebhookDelivery.ts';
import { WebhookSubscriptions } from '../../edge/webhooks/WebhookSubscriptions.ts';
import { startRedis, type TestRedis } from './redis.ts';

interface Message {
  /** Path, which differs by webhook. */
  path: string;
  id: string;
  sequences: number[];
}
const messages: Message[] = [];
/** Responses that are never sent, while `isHanging`. */
const unanswered: ServerResponse[] = [];
let isHanging = false;
const partner = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  const { changes } = JSON.parse(body) as { changes: { sequence: number }[] };
  const id = String(request.headers['webhook-id']);
  messages.push({ path: request.url ?? '', id, sequences: changes.map(({ sequence }) => sequence) });
  if (isHanging) unanswered.push(response);
  else setTimeout(() => response.writeHead(204).end(), 50);
});

const PATHS = ['/one', '/two', '/three'];
let redis: TestRedis;
let watcher: Redis;
let state: SharedState;
let changeLog: ChangeLog;
let processes: [ChildProcess, ChildProcess];

beforeAll(async () => {
  redis = await startRedis();
  watcher = new Redis(redis.url);
  watcher.on('error', () => undefined);
  state = redisState(redis.url);
  changeLog = new ChangeLog(state, { days: 7, entries: 1_000 });
  await changeLog.startAt(Date.now());
  await new Promise<void>((resolve) => partner.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(partner.address() as AddressInfo).port}`;
  const command = async (...args: string[]): Promise<string> =>
    (await runCommand(args, () => redisState(redis.url), new Date(), true)).join('\n');
  const created = await command('create', '--name', 'Summit Data', '--scopes', 'catalogue');
  const [, key = ''] = /^id +(\w+)$/m.exec(created) ?? [];
  for (const path of PATHS) await command('webhooks', 'add', key, '--url', url + path, '--market', 'en-us');
  processes = [start(), start()];
  await Promise.all(processes.map((child) => once(child, 'message')));
});
afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL');
  partner.closeAllConnections();
  partner.close();
  watcher.disconnect();
  await state.close();
  await redis.close();
});

function start(): ChildProcess {
  const file = new URL('webhookProcess.ts', import.meta.url).pathname;
  // Vitest's own options are not for it.
  return fork(file, [redis.url], { execArgv: [] });
}

/** A process looks for changes under a lease: stopped within a look, it would keep the lease from the other one. */
async function stopWithoutLease(child: ChildProcess): Promise<void> {
  await expect
    .poll(
      async () => {
        child.kill('SIGCONT');
        await pause(20);
        child.kill('SIGSTOP');
        // What it had sent by then arrives.
        await pause(50);
        return watcher.keys('skarn:value:webhook:*');
      },
      { timeout: 10_000 },
    )
    .toEqual([]);
}

async function change(count: number): Promise<void> {
  const is = { locales: ['en-us'], regions: ['us'], ids: { us: 1 } };
  const { last } = await changeLog.bounds();
  const changes = Array.from({ length: count }, (_, at) => {
    const name = `product-${last + at}`;
    return {
      uid: name,
      handle: name,
      was: null,
      is,
      content: ['en-us'],
      price: [],
      stock: [],
      contentPrices: false,
    };
  });
  await changeLog.add(changes);
}

/** Until every webhook has passed the newest change. */
async function delivered(): Promise<void> {
  const { last } = await changeLog.bounds();
  const places = async (): Promise<number[]> => {
    const { subscriptions } = await new WebhookSubscriptions(state).list();
    return subscriptions.map(({ position }) => position);
  };
  await expect.poll(places, { timeout: 15_000 }).toEqual(PATHS.map(() => last));
}

async function acceptedBy(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message');
  child.send('attempts');
  const [{ accepted }] = (await answer) as [Record<WebhookOutcome, number>];
  return accepted;
}

const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);
const sentTo = (path: string): number[] =>
  messages.filter((one) => one.path === path).flatMap(({ sequences }) => sequences);

test('each change is sent to each webhook once and in order, by one of the two', async () => {
  await change(250);
  await delivered();
  await change(20);
  await delivered();
  for (const path of PATHS) expect(sentTo(path)).toEqual(upTo(270));
  const [one = 0, other = 0] = await Promise.all(processes.map(acceptedBy));
  expect(one + other).toBe(messages.length);
});

test('when one dies within an attempt, the other sends the same message once the lease has ended', async () => {
  const [dying, surviving] = processes;
  messages.length = 0;
  isHanging = true;
  await stopWithoutLease(surviving);
  await change(1);
  await expect.poll(() => messages.length, { timeout: 10_000 }).toBe(PATHS.length);
  const ended = once(dying, 'exit');
  dying.kill('SIGKILL');
  await ended;
  isHanging = false;
  surviving.kill('SIGCONT');

  const leases = await watcher.keys('skarn:value:webhook:*');
  expect(leases).toHaveLength(PATHS.length);
  for (const lease of leases) {
    const left = await watcher.pttl(lease);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(30_000);
  }
  // All but one end now rather than in half a minute.
  const [held = '', ...others] = leases;
  await watcher.del(...others);
  await expect.poll(() => messages.length, { timeout: 10_000 }).toBe(2 * PATHS.length - 1);
  expect(await watcher.exists(held)).toBe(1);
  await watcher.del(held);
  await delivered();
  expect(messages).toHaveLength(2 * PATHS.length);
  const first = messages.slice(0, PATHS.length).map(({ id }) => id);
  const second = messages.slice(PATHS.length).map(({ id }) => id);
  expect(second.toSorted()).toEqual(first.toSorted());
});
