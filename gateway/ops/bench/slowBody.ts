/**
 * `npm run bench -- slowBody [sockets]`, 300 by default: sockets that never complete their requests, against one
 * gateway without a proxy, from one address (the shoppers' own) and from many. Meanwhile shoppers request the home
 * page, a product, health and cart changes every 100 ms, each on a new connection. Exit code 1 when one of them was
 * refused, health was slow, or sockets stayed open. Needs a build.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../testing/shop/freePort.ts';
import { aligned, quantile } from './figures.rules.ts';
import { goodsAt, openSandbox, runBenchmark, say, startReplica, type Good, type Keep } from './parts.ts';
import { kinds, type Attack, type AttackReport, type Kind } from './slowSockets.ts';

const sockets = Number(process.argv[2] ?? 300);
const EVERY = 100;
/** Milliseconds of a phase before and after an attack. */
const CALM_MS = 5_000;
/**
 * Milliseconds in which the gateway must close endless requests: its ten seconds for headers, and its check interval.
 */
const CLOSED_WITHIN = 15_000;
/** Milliseconds of the attack that reopens sockets as soon as they are closed. */
const REOPEN_MS = 10_000;
/** Maximum pending requests of a kind; further ones are skipped. */
const MAX_IN_FLIGHT = 5;
/** Maximum milliseconds of a probe's response: the timeout of an orchestrator. */
const PROBE_MS = 1_000;
const many = Array.from({ length: 39 }, (_, nth) => `127.0.0.${nth + 2}`);

interface Seen {
  what: string;
  ms: number;
  /** 0 without a response. */
  status: number;
}

interface Answer {
  status: number;
  text: string;
  cookies: string[];
}

/** One request on a new connection, as from a new shopper. */
function send(url: string, init: { method?: string; headers?: object; body?: string } = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = init;
  return new Promise((resolve) => {
    const none = (): void => resolve({ status: 0, text: '', cookies: [] });
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const request = ask(url, { method, agent: false, timeout: 20_000, headers: { ...headers, ...length } });
    request.once('error', none).once('timeout', () => request.destroy(new Error('timed out')));
    request.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.once('error', none);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, text, cookies: response.headers['set-cookie'] ?? [] }),
      );
    });
    request.end(body);
  });
}

/** Adds to carts: to a new one after each ten, so that stock suffices. */
class Buyer {
  readonly #url: string;
  readonly #good: Good;
  readonly #cookies = new Map<string, string>();
  #adds = 0;

  constructor(url: string, good: Good) {
    this.#url = url;
    this.#good = good;
  }

  async add(): Promise<number> {
    if (this.#adds % 10 === 0) {
      this.#cookies.clear();
      this.#keep(await send(`${this.#url}/api/csrf-token`));
    }
    this.#adds += 1;
    const query = `mutation ($input: AddCartItemInput!) @inContext(locale: "en-us") {
      addCartItem(input: $input) { __typename } }`;
    const input = { variantId: this.#good.variantId, quantity: 1 };
    const answer = await send(`${this.#url}/api/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'csrf-token': this.#cookies.get('XSRF-TOKEN') ?? '',
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({ query, variables: { input } }),
    });
    this.#keep(answer);
    // A response with errors is a failure as well.
    return answer.status === 200 && !answer.text.includes('AddCartItemPayload') ? 500 : answer.status;
  }

  #keep({ cookies }: Answer): void {
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
  }
}

/**
 * Requests everything every 100 ms, regardless of pending responses, so that a stall affects all requests during it.
 */
class Shoppers {
  readonly #asked: { seen: Seen; started: number }[] = [];
  readonly #pending = new Map<Promise<void>, string>();
  readonly #timer: NodeJS.Timeout;
  readonly whats: readonly string[];

  constructor(url: string, good: Good) {
    // One buyer's changes are serialized: several buyers, so that a slow change does not delay the next.
    const buyers = Array.from({ length: 20 }, () => new Buyer(url, good));
    let turn = 0;
    const page = (path: string) => async () => (await send(url + path)).status;
    const asks: Record<string, () => Promise<number>> = {
      home: page('/'),
      product: page('/en-us/p/lodestar-98'),
      'cart add': async () => buyers[(turn += 1) % buyers.length]?.add() ?? 0,
      '/health/live': page('/health/live'),
      '/health/ready': page('/health/ready'),
    };
    this.whats = Object.keys(asks);
    this.#timer = setInterval(() => {
      for (const [what, one] of Object.entries(asks)) this.#follow(what, one);
    }, EVERY);
  }

  #follow(what: string, one: () => Promise<number>): void {
    if ([...this.#pending.values()].filter((other) => other === what).length >= MAX_IN_FLIGHT) return;
    const follow = async (): Promise<void> => {
      const started = performance.now();
      const status = await one();
      this.#asked.push({ started, seen: { what, status, ms: performance.now() - started } });
      this.#pending.delete(pending);
    };
    const pending = follow();
    this.#pending.set(pending, what);
  }

  /** Responses to requests of that period. */
  async seen(from: number, to: number): Promise<Seen[]> {
    await Promise.all(this.#pending.keys());
    return this.#asked.filter(({ started }) => started >= from && started < to).map(({ seen }) => seen);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#pending.keys());
  }
}

/** Statuses, median and maximum time. */
function cell(seen: readonly Seen[]): string {
  const counts = new Map<number, number>();
  for (const { status } of seen) counts.set(status, (counts.get(status) ?? 0) + 1);
  const statuses = [...counts].map(([status, count]) => `${status || 'none'} x${count}`).join(' ');
  const times = seen.map(({ ms }) => ms);
  return `${statuses}, ${Math.round(quantile(times, 0.5))}/${Math.round(quantile(times, 1))} ms`;
}

/** Maximum open sockets of this process; null where unknown. */
function maxFiles(): number | null {
  try {
    const [, , hard] =
      /^Max open files\s+(\d+)\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    // Node raises its soft limit to the hard one.
    return hard === undefined ? null : Number(hard);
  } catch {
    return null;
  }
}

async function slowBody(keep: Keep): Promise<boolean> {
  const most = maxFiles();
  if (most !== null && most < sockets + 500) {
    say(`${sockets} sockets need ${sockets + 500} open files, ${most} are allowed: raise it with ulimit -n`);
    return false;
  }
  const sandbox = keep(await openSandbox());
  const port = await freePort();
  const { url } = keep(await startReplica({ ...sandbox.environment, PORT: String(port) }));
  const [good] = await goodsAt(url);
  if (!good) throw new Error('no variant can be bought');
  const child = fork(new URL('slowSockets.ts', import.meta.url));
  const attacker = keep({
    close: async () => {
      const ended = once(child, 'exit');
      if (child.kill('SIGKILL')) await ended;
    },
    async attack(attack: Attack): Promise<AttackReport> {
      const report = once(child, 'message') as Promise<[AttackReport]>;
      child.send(attack);
      return (await report)[0];
    },
  });
  const shoppers = keep(new Shoppers(url, good));
  // Warms up caches and code.
  await sleep(CALM_MS);

  let isGood = true;
  const round = async (kind: Kind, addresses: readonly string[], againMs: number): Promise<void> => {
    const from = performance.now();
    await sleep(CALM_MS);
    const begun = performance.now();
    const attack = { kind, port, sockets, addresses, againMs, maxMs: againMs + 2 * CLOSED_WITHIN };
    const report = await attacker.attack(attack);
    const ended = performance.now();
    await sleep(CALM_MS);
    const [before, during, after] = await Promise.all([
      shoppers.seen(from, begun),
      shoppers.seen(begun, ended),
      shoppers.seen(ended, performance.now()),
    ]);
    const source = addresses.length === 1 ? "the shoppers' own address" : `${addresses.length} addresses`;
    const again = againMs === 0 ? '' : `, reopened for ${againMs / 1_000} s`;
    const statuses = Object.entries(report.statuses).map(([status, count]) => `${status} x${count}`);
    const of = (seen: readonly Seen[], what: string): string => cell(seen.filter((one) => one.what === what));
    say(`\n${kinds[kind]}: ${sockets} sockets from ${source}${again}`);
    say(
      `opened ${report.opened}, ${report.failed} not; maximum open ${report.most}; half closed after ` +
        `${(report.halfMs / 1_000).toFixed(1)} s, all after ${(report.allMs / 1_000).toFixed(1)} s, ` +
        `${report.left} left open; responses ${statuses.join(' ')}`,
    );
    say(
      aligned([
        ['', 'before', 'during', 'after'],
        ...shoppers.whats.map((what) => [what, of(before, what), of(during, what), of(after, what)]),
      ]),
    );
    const worstHealth = (seen: readonly Seen[]): number =>
      Math.max(0, ...seen.filter(({ what }) => what.startsWith('/health')).map(({ ms }) => ms));
    const isBusy = worstHealth(before) > PROBE_MS / 2;
    if (isBusy) say('the machine was busy before the attack: times are unreliable');
    const refused = [...during, ...after].filter(({ status }) => status !== 200);
    const bad = [
      ...(refused.length > 0 ? [`${refused.length} requests of shoppers got a status other than 200`] : []),
      ...(report.left > 0 || report.allMs > againMs + CLOSED_WITHIN
        ? ['sockets were open for too long']
        : []),
      // Sockets that are reopened immediately are also a connection flood, which consumes CPU time.
      ...(againMs === 0 && !isBusy && worstHealth(during) > PROBE_MS
        ? [`health took more than ${PROBE_MS} ms`]
        : []),
    ];
    for (const words of bad) say(`BAD: ${words}`);
    isGood &&= bad.length === 0;
  };

  for (const addresses of [['127.0.0.1'], many])
    for (const kind of Object.keys(kinds) as Kind[]) await round(kind, addresses, 0);
  for (const addresses of [['127.0.0.1'], many]) await round('body', addresses, REOPEN_MS);
  return isGood;
}

await runBenchmark(slowBody, 10 * 60_000);
