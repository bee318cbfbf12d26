/**
 * `npm run bench -- soak [minutes]`, ten by default: two gateways on one Redis under constant load, while sources are
 * cut off and Redis is killed one after the other, and recover. Some responses to cart changes are discarded and the
 * calls repeated at the other gateway. Exit code 1 when a cart has unexpected content, when a request failed that must
 * not fail according to the fault matrix, or when memory or open files grow without bound. Needs a build and Redis.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../testing/shop/freePort.ts';
import { startRedis } from '../../testing/deployment/redis.ts';
import { startRelay } from '../../testing/faults/relay.ts';
import {
  sourceNames,
  sourceVariables,
  without,
  type SourceName,
} from '../../testing/faults/withoutSource.ts';
import { CartShopper, talliesOf, tallyWords } from './CartShopper.ts';
import { monitorReplicas } from './replicaMonitor.ts';
import { aligned, routeRows, type Outcome } from './figures.rules.ts';
import { goodsAt, openSandbox, runBenchmark, say, startReplica, type Keep } from './parts.ts';

const minutes = Number(process.argv[2] ?? 10);
const SHOPPERS = 6;
/** Milliseconds of an outage, and of normal operation before the next one. */
const OUTAGE_MS = 15_000;
const HEALTHY_MS = 12_000;
/** Milliseconds after the recovery of a source until its circuits have closed. */
const RECOVERY_MS = 6_000;
/** Parts that are stopped in turn: Redis often, as only it loses its data. */
const turns = ['redis', 'commerce', 'delivery', 'redis', 'engine', 'imagery', 'redis', 'spend'] as const;

interface Outage {
  source: SourceName | 'redis';
  from: number;
  to: number;
}

/** Only requests that depend on a source with an outage may fail, as in the matrix. */
function isAllowed({ what, from, to }: Outcome, outages: readonly Outage[]): boolean {
  return outages.some(({ source, from: since, to: until }) => {
    if (from > until || to < since || source === 'redis') return false;
    if (what.startsWith('cart ')) return source === 'commerce' || source === 'delivery';
    const { guest } = without[source];
    return what in guest && guest[what as keyof typeof guest].status === 503;
  });
}

async function soak(keep: Keep): Promise<boolean> {
  const sandbox = keep(await openSandbox());
  const redis = keep(await startRedis());
  const relays = new Map(
    await Promise.all(sourceNames.map(async (name) => [name, keep(await startRelay(sandbox.url))] as const)),
  );
  const environment = { ...sandbox.environment };
  for (const [name, relay] of relays) {
    const variable = sourceVariables[name];
    environment[variable] = (environment[variable] ?? '').replace(sandbox.url, relay.url);
  }
  const copies = await Promise.all(
    [0, 1].map(async () =>
      keep(
        await startReplica({
          ...environment,
          PORT: String(await freePort()),
          REDIS_URL: redis.url,
          REQUEST_DEADLINE_MS: '6000',
        }),
      ),
    ),
  );
  const origins = copies.map(({ url }) => url);
  const goods = await goodsAt(origins[0] ?? '');

  const outcomes: Outcome[] = [];
  const outages: Outage[] = [];
  const note = (outcome: Outcome): void => void outcomes.push(outcome);
  const shoppers = Array.from(
    { length: SHOPPERS },
    () => new CartShopper({ origins, goods, lossRate: 0.2, looks: 4, pauseMs: 375, note }),
  );
  const started = Date.now();
  const end = started + minutes * 60_000;
  const watch = keep(monitorReplicas(origins));
  const shopping = shoppers.map((shopper) => shopper.shopWhile(() => Date.now() < end));
  const secondsOf = (time: number): number => Math.round((time - started) / 1_000);

  const stopAndStart = async (source: SourceName | 'redis'): Promise<void> => {
    const outage = { source, from: Date.now(), to: Number.POSITIVE_INFINITY };
    outages.push(outage);
    if (source === 'redis') await redis.kill();
    else await relays.get(source)?.set('down');
    await sleep(OUTAGE_MS);
    if (source === 'redis') await redis.start();
    else await relays.get(source)?.set('open');
    outage.to = Date.now() + RECOVERY_MS;
    say(`${secondsOf(Date.now())} s: ${source} was down for ${OUTAGE_MS / 1_000} s`);
  };
  await sleep(HEALTHY_MS);
  for (let turn = 0; Date.now() + OUTAGE_MS + 2 * HEALTHY_MS < end; turn += 1) {
    await stopAndStart(turns[turn % turns.length] ?? 'redis');
    await sleep(HEALTHY_MS);
  }
  await Promise.all(shopping);
  for (const shopper of shoppers) await shopper.compare();

  const failed = outcomes.filter(
    ({ status, codes, isLostOnPurpose }) => !isLostOnPurpose && (status !== 200 || codes.length > 0),
  );
  const unexpected = failed.filter((one) => !isAllowed(one, outages));
  const tallies = talliesOf(shoppers, (time) => {
    const down = outages.filter(({ from, to }) => from <= time && time <= to).map(({ source }) => source);
    return `${secondsOf(time)} s, ${down.join(' and ') || 'nothing'} down`;
  });
  const problems = [
    ...tallies.problems,
    ...unexpected.map(
      ({ what, from, status, codes }) =>
        `${secondsOf(from)} s: ${what} answered ${status} ${codes.join(' ')}`,
    ),
    ...watch.growth(),
  ];
  say(aligned(routeRows(outcomes)));
  say(aligned(watch.rows()));
  const units = shoppers.reduce((sum, shopper) => sum + shopper.units, 0);
  say(`${minutes} minutes, ${SHOPPERS} shoppers with ${units} units: ${tallyWords(tallies)}`);
  say(`${failed.length} requests failed while their source was down, ${unexpected.length} otherwise`);
  for (const problem of problems.slice(0, 40)) say(problem);
  return problems.length === 0;
}

await runBenchmark(soak, (minutes + 5) * 60_000);
