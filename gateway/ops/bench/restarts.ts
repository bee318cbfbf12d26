/**
 * `npm run bench -- restarts [rounds] [nginx]`, three rounds by default: two gateways on one Redis behind nginx, under
 * load of shoppers who change carts. First the gateways are replaced one after the other by SIGTERM, which must not be
 * noticeable; then each is killed under load, which may fail requests but must not lose cart lines. Exit code 1
 * otherwise. Needs a build, Redis and nginx.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../testing/shop/freePort.ts';
import { PROXY_IDLE_MS, startProxy } from '../../testing/deployment/proxy.ts';
import { startRedis } from '../../testing/deployment/redis.ts';
import { CartShopper, talliesOf, tallyWords } from './CartShopper.ts';
import { aligned, routeRows, type Outcome } from './figures.rules.ts';
import { goodsAt, openSandbox, runBenchmark, say, startReplica, type Copy, type Keep } from './parts.ts';

const rounds = Number(process.argv[2] ?? 3);
const nginx = process.argv[3] ?? '/usr/sbin/nginx';
const SHOPPERS = 6;
/** Milliseconds of load before the first and after each change. */
const LOAD_MS = 3_000;
/** Milliseconds by which the drain delay exceeds nginx's keep-alive timeout, as in production. */
const MARGIN_MS = 1_000;
/** Milliseconds without the killed replica. */
const SINGLE_REPLICA_MS = 3_000;

async function restarts(keep: Keep): Promise<boolean> {
  const sandbox = keep(await openSandbox());
  const redis = keep(await startRedis());
  const ports: [number, number] = [await freePort(), await freePort()];
  const start = async (port: number): Promise<Copy> =>
    keep(
      await startReplica({
        ...sandbox.environment,
        PORT: String(port),
        REDIS_URL: redis.url,
        TRUSTED_PROXIES: '1',
        DRAIN_DELAY_MS: String(PROXY_IDLE_MS + MARGIN_MS),
      }),
    );
  const copies = await Promise.all(ports.map(start));
  const proxy = keep(await startProxy(ports, nginx));
  say(`behind ${proxy.kind}`);
  const goods = await goodsAt(proxy.url);

  /** @returns whether no cart lost anything, and the number of failed requests. */
  const underLoad = async (name: string, act: () => Promise<void>): Promise<[boolean, number]> => {
    const outcomes: Outcome[] = [];
    const started = Date.now();
    let isOver = false;
    const note = (outcome: Outcome): void => void outcomes.push(outcome);
    const shoppers = Array.from(
      { length: SHOPPERS },
      () => new CartShopper({ origins: [proxy.url], goods, lossRate: 0.1, looks: 1, pauseMs: 60, note }),
    );
    const shopping = shoppers.map((shopper) => shopper.shopWhile(() => !isOver));
    try {
      await sleep(LOAD_MS);
      await act();
    } finally {
      isOver = true;
      await Promise.all(shopping);
    }
    for (const shopper of shoppers) await shopper.compare();
    const failed = outcomes.filter(
      ({ status, codes, isLostOnPurpose }) => !isLostOnPurpose && (status !== 200 || codes.length > 0),
    );
    const tallies = talliesOf(shoppers, (time) => `${Math.round((time - started) / 1_000)} s`);
    say(`\n${name}`);
    say(aligned(routeRows(outcomes)));
    say(tallyWords(tallies));
    say(`${failed.length} requests failed${countsOf(failed)}`);
    for (const problem of tallies.problems.slice(0, 20)) say(problem);
    return [tallies.problems.length === 0, failed.length];
  };

  const codes: (number | null)[] = [];
  const [rolled, dropped] = await underLoad(
    `${rounds} rolling restarts of both replicas, SIGTERM`,
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        for (const [index, port] of ports.entries()) {
          copies[index]?.kill('SIGTERM');
          codes.push((await copies[index]?.ended) ?? null);
          copies[index] = await start(port);
          await sleep(LOAD_MS);
        }
      }
    },
  );
  const [survived] = await underLoad(`each replica killed ${rounds} times, SIGKILL`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, port] of ports.entries()) {
        copies[index]?.kill('SIGKILL');
        await copies[index]?.ended;
        await sleep(SINGLE_REPLICA_MS);
        copies[index] = await start(port);
        await sleep(LOAD_MS);
      }
    }
  });
  const unclean = codes.filter((code) => code !== 0);
  if (unclean.length > 0) say(`BAD: replicas stopped with exit code ${unclean.join(', ')}`);
  if (dropped > 0) say(`BAD: ${dropped} requests failed in rolling restarts`);
  return rolled && survived && dropped === 0 && unclean.length === 0;
}

/** Failures by kind, status and code. */
function countsOf(failed: readonly Outcome[]): string {
  const counts = new Map<string, number>();
  for (const { what, status, codes } of failed) {
    const name = [what, status ?? 'no response', ...codes].join(' ');
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `; ${name} x${count}`).join('');
}

await runBenchmark(restarts, (rounds * 2 + 5) * 60_000);
