/** Throughput of two replicas with one Redis, each on its own core, compared with one: uncached pages. */
import { quantile } from '../figures.rules.ts';
import { LoadGenerator } from '../measure/LoadGenerator.ts';
import { canPin, cores } from '../measure/MeasuredServer.ts';
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
    { name: ONE, loads: [keep(new LoadGenerator(alone.url, CLIENTS))] },
    { name: TWO, loads: both.map(({ url }) => keep(new LoadGenerator(url, CLIENTS))) },
  ];
  const next = (nth: number) => unseenPageGet(pages.category, nth);
  for (const { loads } of sets) await Promise.all(loads.map((load) => load.run(effort.warmMs * 2, next)));
  const rates = new Map<string, number[]>();
  const rows = [['', 'pages/s', 'p50 ms', 'not 2xx']];
  const latencies = new Map<string, number[]>();
  const failures = new Map<string, number>();
  for (let round = 0; round < effort.rounds; round += 1)
    for (const { name, loads } of round % 2 === 0 ? sets : sets.toReversed()) {
      const results = await Promise.all(loads.map((load) => load.run(effort.roundMs * 2, next)));
      const rate = results.reduce((sum, one) => sum + (one.requests / one.elapsedMs) * 1_000, 0);
      rates.set(name, [...(rates.get(name) ?? []), rate]);
      latencies.set(name, [...(latencies.get(name) ?? []), ...results.flatMap((one) => one.latencies)]);
      failures.set(name, (failures.get(name) ?? 0) + results.reduce((sum, one) => sum + one.failures, 0));
    }
  for (const { name } of sets)
    rows.push([
      name,
      shown(median(rates.get(name) ?? [])),
      shown(quantile(latencies.get(name) ?? [], 0.5)),
      String(failures.get(name) ?? 0),
    ]);
  const times = median((rates.get(TWO) ?? []).map((rate, round) => rate / (rates.get(ONE)?.[round] ?? 0)));
  report.text(
    `Category pages with unique URLs, ${CLIENTS} clients per replica. Load generator and sandbox share the second core with the second replica, which reduces its throughput.`,
  );
  report.table(rows);
  report.goal({
    what: 'throughput of two replicas with one Redis',
    goal: '1.8 × one replica',
    measured: `${shown(times)} ×`,
    isMet: times >= 1.8,
  });
}
