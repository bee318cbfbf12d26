/**
 * Two replicas with one Redis, each on its own core, compared with one: uncached pages. On two cores the second replica
 * shares its core with the load, so that throughput alone says less than processor time per page.
 */
import { quantile } from '../figures.rules.ts';
import { LoadGenerator } from '../measure/LoadGenerator.ts';
import { canPin, cores, type MeasuredServer } from '../measure/MeasuredServer.ts';
import { median, shown } from '../measure/median.rules.ts';
import type { Report } from '../measure/Report.ts';
import type { PartSettings } from '../measure/runComparison.ts';
import type { Keep } from '../parts.ts';
import { startRedis } from '../../../testing/deployment/redis.ts';
import { pages, unseenPageGet } from './shopRequests.ts';
import { startShop } from './startShop.ts';

const CLIENTS = 8;
const ONE = 'one replica, without Redis';
const TWO = 'two replicas, one Redis';

export async function compareReplicas(
  keep: Keep,
  report: Report,
  { effort, environment }: PartSettings,
): Promise<void> {
  report.heading('Two replicas with one Redis');
  if (!canPin) return report.text('Not measured: two cores are required.');
  const redis = keep(await startRedis());
  const shared = { ...environment, REDIS_URL: redis.url };
  const alone = keep(await startShop({ environment, name: ONE }));
  const both = [
    keep(await startShop({ environment: shared, name: 'first', core: cores.server })),
    keep(await startShop({ environment: shared, name: 'second', core: cores.rest })),
  ];
  const sets = [
    { name: ONE, servers: [alone] },
    { name: TWO, servers: both },
  ].map(({ name, servers }) => ({
    name,
    servers,
    loads: servers.map(({ url }) => keep(new LoadGenerator(url, CLIENTS))),
  }));
  const next = (nth: number) => unseenPageGet(pages.category, nth);
  for (const { loads } of sets) await Promise.all(loads.map((load) => load.run(effort.warmMs * 2, next)));
  const rates = new Map<string, number[]>();
  const rows = [['', 'pages/s', 'CPU ms per page', 'p50 ms', 'not 2xx']];
  const costs = new Map<string, number[]>();
  const latencies = new Map<string, number[]>();
  const failures = new Map<string, number>();
  for (let round = 0; round < effort.rounds; round += 1)
    for (const { name, servers, loads } of round % 2 === 0 ? sets : sets.toReversed()) {
      const before = await cpuMillis(servers);
      const results = await Promise.all(loads.map((load) => load.run(effort.roundMs * 2, next)));
      const rate = results.reduce((sum, one) => sum + (one.requests / one.elapsedMs) * 1_000, 0);
      const requests = results.reduce((sum, one) => sum + one.requests, 0);
      rates.set(name, [...(rates.get(name) ?? []), rate]);
      costs.set(name, [...(costs.get(name) ?? []), ((await cpuMillis(servers)) - before) / requests]);
      latencies.set(name, [...(latencies.get(name) ?? []), ...results.flatMap((one) => one.latencies)]);
      failures.set(name, (failures.get(name) ?? 0) + results.reduce((sum, one) => sum + one.failures, 0));
    }
  for (const { name } of sets)
    rows.push([
      name,
      shown(median(rates.get(name) ?? [])),
      shown(median(costs.get(name) ?? [])),
      shown(quantile(latencies.get(name) ?? [], 0.5)),
      String(failures.get(name) ?? 0),
    ]);
  const perRound = (of: Map<string, number[]>): number =>
    median((of.get(TWO) ?? []).map((value, round) => value / (of.get(ONE)?.[round] ?? 0)));
  const [throughput, capacity] = [perRound(rates), both.length / perRound(costs)];
  report.text(
    `Category pages with unique URLs, ${CLIENTS} clients per replica. Load generator, sandbox and Redis share the second core with the second replica, which reduces its throughput. Two replicas that have their cores to themselves serve as many pages as processor time per page allows.`,
  );
  report.table(rows);
  report.goal({
    what: 'throughput of two replicas with one Redis',
    goal: '1.8 × one replica',
    measured: `${shown(capacity)} × for the same processor time; ${shown(throughput)} × while the load shares the second core`,
    isMet: capacity >= 1.8,
  });
}

async function cpuMillis(servers: readonly MeasuredServer[]): Promise<number> {
  const usages = await Promise.all(servers.map((server) => server.usage()));
  return usages.reduce((sum, { cpuMicros }) => sum + cpuMicros, 0) / 1_000;
}
