/**
 * `node gateway/bench/soak.ts [minutes]`, ten unless told: two gateways on one Redis under steady load, while each source
 * and Redis are stopped and started, one after the other. Ends with 1 when a cart lost or doubled a write, when something
 * failed that the fault matrix does not let fail, or when memory grew. Needs a build and a Redis server.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSandbox } from '../sandbox/sandbox.ts';
import { sandboxEnvironment } from '../sandbox/sandboxConfig.ts';
import { Browser } from '../testing/browser.ts';
import { freePort } from '../testing/freePort.ts';
import { startGatewayProcess } from '../testing/gatewayProcess.ts';
import { startRedis } from '../testing/redis.ts';
import { startRelay } from '../testing/relay.ts';
import { sourceNames, sourceVariables, without, type SourceName } from '../testing/withoutSource.ts';
import { SoakShopper, type Outcome } from './SoakShopper.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const root = new URL('../../', import.meta.url).pathname;
const minutes = Number(process.argv[2] ?? 10);
const SHOPPERS = 6;
/** Milliseconds that a part is stopped, and that everything is well before the next one. */
const STOPPED = 15_000;
const WELL = 12_000;
/** Milliseconds after a source came back until its circuits have let a probe through. */
const RECOVERY = 6_000;

const dataDir = mkdtempSync(join(tmpdir(), 'skarn-soak-'));
const sandbox = await startSandbox({ port: 0, dataDir, fresh: true });
const redis = await startRedis();
const environment = sandboxEnvironment({
  url: sandbox.url,
  sessionSecret: 'one secret for both, long enough to seal',
  port: 0,
});
const relays = new Map(
  await Promise.all(sourceNames.map(async (name) => [name, await startRelay(sandbox.url)] as const)),
);
for (const [name, relay] of relays) {
  const variable = sourceVariables[name];
  environment[variable] = (environment[variable] ?? '').replace(sandbox.url, relay.url);
}
const gateways = await Promise.all(
  [0, 1].map(async () =>
    startGatewayProcess({
      folder: root,
      // A bounded heap, as in production: V8 lets an unbounded one grow as long as the machine has memory.
      options: ['--max-old-space-size=320'],
      env: {
        ...environment,
        PORT: String(await freePort()),
        REDIS_URL: redis.url,
        REQUEST_DEADLINE_MS: '6000',
        LOG_LEVEL: 'fatal',
        // One machine stands for all shoppers.
        PUBLIC_COST_PER_MINUTE: '100000000',
      },
    }),
  ),
);
const [first] = gateways;
if (!first) throw new Error('no gateway');

const { body } = await new Browser(first.url).ask<{
  product: { variants: { id: string; availability: string }[] };
}>(
  `query @inContext(locale: "en-us") { product(uid: "lodestar-98") { ... on Product { variants { id availability } } } }`,
);
const variant = body.data?.product.variants.find(({ availability }) => availability === 'IN_STOCK');
if (!variant) throw new Error('nothing to buy');

const outcomes: Outcome[] = [];
const illness: { source: SourceName | 'redis'; from: number; to: number }[] = [];
const shoppers = Array.from(
  { length: SHOPPERS },
  () =>
    new SoakShopper(
      gateways.map(({ url }) => url),
      variant.id,
      (outcome) => void outcomes.push(outcome),
    ),
);

const started = Date.now();
const end = started + minutes * 60_000;
const memory = watchMemory(gateways.map(({ pid }) => pid));
const shopping = shoppers.map((shopper) => shopper.shopUntil(end));

async function stopAndStart(name: SourceName | 'redis'): Promise<void> {
  const from = Date.now();
  const entry = { source: name, from, to: Number.POSITIVE_INFINITY };
  illness.push(entry);
  if (name === 'redis') await redis.kill();
  else await relays.get(name)?.set('down');
  await sleep(STOPPED);
  if (name === 'redis') await redis.start();
  else await relays.get(name)?.set('open');
  entry.to = Date.now() + RECOVERY;
  say(`${Math.round((Date.now() - started) / 1000)} s: ${name} was away for ${STOPPED / 1000} s`);
}

await sleep(WELL);
for (let turn = 0; Date.now() + STOPPED + 2 * WELL < end; turn += 1) {
  const names = [...sourceNames, 'redis'] as const;
  await stopAndStart(names[turn % names.length] ?? 'redis');
  await sleep(WELL);
}
await Promise.all(shopping);
memory.stop();

const problems: string[] = [];
for (const [index, shopper] of shoppers.entries()) {
  const units = await shopper.cartUnits();
  if (units !== shopper.units)
    problems.push(`shopper ${index}: the cart holds ${units}, its book says ${shopper.units}`);
  problems.push(...shopper.wrongs.map((wrong) => `shopper ${index}: ${wrong}`));
}

/** May it fail? Only what rests on a source that was away meanwhile, as the matrix says. */
function isAllowed({ what, from, to }: Outcome): boolean {
  return illness.some(({ source, from: since, to: until }) => {
    if (from > until || to < since || source === 'redis') return false;
    if (what === 'cart add' || what === 'cart read') return source === 'commerce' || source === 'delivery';
    const { guest } = without[source];
    return what in guest && guest[what as keyof typeof guest].status === 503;
  });
}
const failed = outcomes.filter(({ status, codes }) => status !== 200 || codes.length > 0);
for (const outcome of failed.filter((one) => !isAllowed(one)).slice(0, 20))
  problems.push(
    `${Math.round((outcome.from - started) / 1000)} s: ${outcome.what} answered ${outcome.status} ${outcome.codes.join(' ')}`,
  );
problems.push(...memory.growth());

const units = shoppers.reduce((sum, shopper) => sum + shopper.units, 0);
const durations = outcomes.map(({ from, to }) => to - from).toSorted((a, b) => a - b);
const at = (share: number): number => durations[Math.floor(durations.length * share)] ?? 0;
say(
  `${outcomes.length} requests in ${minutes} minutes, ${failed.length} failed while their source was away, ` +
    `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; ${units} units in ${SHOPPERS} carts; memory ${memory.words()}`,
);
for (const problem of problems) say(problem);

for (const gateway of gateways) gateway.kill('SIGTERM');
await Promise.all(gateways.map(({ ended }) => ended));
for (const relay of relays.values()) await relay.close();
await redis.close();
await sandbox.close();
rmSync(dataDir, { recursive: true, force: true });
process.exitCode = problems.length === 0 ? 0 : 1;

/** Resident memory of processes, in MiB, every two seconds. */
function watchMemory(pids: readonly number[]) {
  const samples: number[][] = pids.map(() => []);
  const timer = setInterval(() => {
    for (const [index, pid] of pids.entries()) {
      const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      samples[index]?.push(Number(kilobytes) / 1024);
    }
  }, 2_000);
  const median = (values: readonly number[]): number =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const part = (values: readonly number[], from: number, to: number): number =>
    Math.round(median(values.slice(Math.floor(values.length * from), Math.ceil(values.length * to))));
  return {
    stop: () => clearInterval(timer),
    words: () =>
      samples.map((values) => `${part(values, 0.25, 0.5)} then ${part(values, 0.75, 1)} MiB`).join(', '),
    /** Flat: the last quarter is at most a seventh, and 24 MiB, above the second. */
    growth: () =>
      samples.flatMap((values, index) => {
        const [early, late] = [part(values, 0.25, 0.5), part(values, 0.75, 1)];
        return late > early * 1.15 + 24 ? [`gateway ${index} grew from ${early} to ${late} MiB`] : [];
      }),
  };
}
