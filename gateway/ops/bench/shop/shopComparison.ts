/**
 * The running shop: persisted operations compared with plain yoga over the same schema, and with bare node:http sending
 * the same bytes; guests' pages compared with the same bytes; profiles of cached and uncached requests.
 */
import { canonicalData } from '../measure/canonicalData.rules.ts';
import { figureTable, figuresOf } from '../measure/figureTable.ts';
import { LoadGenerator, type LoadRequest } from '../measure/LoadGenerator.ts';
import { MeasuredServer } from '../measure/MeasuredServer.ts';
import { shown } from '../measure/median.rules.ts';
import { readAnswer, type WireAnswer } from '../measure/readAnswer.ts';
import type { Report } from '../measure/Report.ts';
import { measureInTurns, ratio, timesOf, type Contender, type Effort } from '../measure/rounds.ts';
import { FLOOR, startBytesServer, type Recording } from '../measure/startBytesServer.ts';
import type { PartSettings } from '../measure/runComparison.ts';
import type { Keep } from '../parts.ts';
import { GUARDS } from '../measure/owners.rules.ts';
import { percent, reportProfile } from '../measure/reportProfile.ts';
import {
  operations,
  pageEncoding,
  pageGet,
  pages,
  persistedGet,
  persistedPost,
  textPost,
  unseenPageGet,
  type PageName,
} from './shopRequests.ts';
import { startShop } from './startShop.ts';

const HOT = 'this project, cached persisted GET';
const COLD = 'this project, uncached';
const YOGA = 'plain yoga';
const TUNED_YOGA = 'plain yoga, the shop’s Node options';
const CLIENTS = 16;
/** Pages until the rendering code is optimized by V8. */
const WARM_PAGES = 1_000;

export async function compareShop(
  keep: Keep,
  report: Report,
  { effort, environment }: PartSettings,
): Promise<void> {
  const full: Effort = { ...effort, connections: CLIENTS };
  const shop = keep(await startShop({ environment }));
  await compareOperations(keep, report, { shop, full, environment });
  await comparePages(keep, report, { shop, full, environment });
  await profilePaths(report, shop, effort.roundMs * 2);
}

interface Running {
  shop: MeasuredServer;
  full: Effort;
  environment: PartSettings['environment'];
}

async function compareOperations(
  keep: Keep,
  report: Report,
  { shop, full, environment }: Running,
): Promise<void> {
  const start = {
    file: new URL('plainYogaServer.ts', import.meta.url).pathname,
    args: [JSON.stringify(environment)],
  };
  const yoga = keep(await MeasuredServer.start({ ...start, name: YOGA, nodeOptions: [] }));
  const tunedYoga = keep(await MeasuredServer.start({ ...start, name: TUNED_YOGA }));
  report.heading('The shop’s operations');
  report.text(
    `${CLIENTS} clients. Plain yoga has the same schema, the same sources with their caches, and no plugins. "Uncached": the same persisted operation by POST with a unique variable, so that responses are neither cached nor shared.`,
  );
  for (const operation of operations) {
    const hot = await readAnswer(shop, persistedGet(operation));
    const truth = canonicalData((await readAnswer(yoga, textPost(operation))).body.toString());
    for (const answer of [hot, await readAnswer(shop, persistedPost(operation, -1))])
      if (canonicalData(answer.body.toString()) !== truth)
        throw new Error(`${operation.name}: plain yoga responds with different data`);
    const path = `/${operation.name}`;
    const floor = await startBytesServer([recording(path, '', hot)]);
    const figures = await measureInTurns(
      [
        { name: YOGA, server: yoga, next: () => textPost(operation) },
        { name: TUNED_YOGA, server: tunedYoga, next: () => textPost(operation) },
        { name: COLD, server: shop, next: (nth) => persistedPost(operation, nth) },
        { name: HOT, server: shop, next: () => persistedGet(operation) },
        { name: FLOOR, server: floor, next: () => ({ path }) },
      ],
      full,
    ).finally(() => floor.close());
    const of = (name: string) => figuresOf(figures, name);
    report.text(`Operation of the ${operation.name} page, ${hot.body.length} bytes; ${cacheWords(hot)}`);
    report.table(figureTable(figures, of(YOGA)));
    const [hotTimes, coldTimes] = [HOT, COLD].map((name) => timesOf(of(name), of(YOGA))) as [number, number];
    const cpu = ratio(of(HOT), of(FLOOR), 'cpuMicros');
    report.goal({
      what: `${operation.name} operation, cached persisted GET`,
      goal: '40 × plain yoga; CPU at most 2 × bare node:http',
      measured: `${shown(hotTimes)} ×; CPU ${shown(cpu)} ×`,
      isMet: hotTimes >= 40 && cpu <= 2,
    });
    report.goal({
      what: `${operation.name} operation, uncached, all plugins on`,
      goal: '1.6 × plain yoga',
      measured: `${shown(coldTimes)} ×; with the shop’s Node options ${shown(timesOf(of(COLD), of(TUNED_YOGA)))} ×`,
      isMet: coldTimes >= 1.6,
    });
  }
}

async function comparePages(keep: Keep, report: Report, { shop, full, environment }: Running): Promise<void> {
  report.heading('Guests’ pages');
  report.text(
    `${CLIENTS} clients, without cookies, \`Accept-Encoding: ${pageEncoding}\`. Unique: a meaningless parameter makes each URL unique; sources have cached responses. No response cache: MAX_KEPT_MEGABYTES is 0, so pages, their operations and the markup of tiles are not cached.`,
  );
  const names = Object.keys(pages) as PageName[];
  const recordings: Recording[] = [];
  for (const name of names) {
    await readAnswer(shop, pageGet(pages[name]));
    const [one, other] = [
      await readAnswer(shop, pageGet(pages[name])),
      await readAnswer(shop, pageGet(pages[name])),
    ];
    recordings.push(recording(pages[name], pageEncoding, one));
    const isSame = one.body.equals(other.body);
    report.text(
      `${name}: ${one.body.length} bytes, ${isSame ? 'the same bytes for two guests' : 'different bytes for another guest'}; ${cacheWords(one)}`,
    );
  }
  const floor = keep(await startBytesServer(recordings));
  const rows = [['', 'CPU × bare node:http', 'CPU µs', 'floor, CPU µs', 'p50 ms', 'p99 ms', 'not 2xx']];
  const times = new Map<PageName, number>();
  for (const name of names) {
    const contenders: Contender[] = [
      { name: 'page', server: shop, next: () => pageGet(pages[name]) },
      { name: FLOOR, server: floor, next: () => pageGet(pages[name]) },
    ];
    const [page, bare] = (await measureInTurns(contenders, full)) as [Figure, Figure];
    const cpu = ratio(page, bare, 'cpuMicros');
    times.set(name, cpu);
    rows.push([
      name,
      ...[cpu, page.cpuMicros, bare.cpuMicros, page.p50, page.p99].map(shown),
      String(page.failures),
    ]);
  }
  const nothingCached = keep(
    await startShop({ environment: { ...environment, MAX_KEPT_MEGABYTES: '0' }, name: 'no response cache' }),
  );
  const next = (nth: number) => unseenPageGet(pages.category, nth);
  const [unseen, cold] = (await measureInTurns(
    [
      { name: 'category, unique', server: shop, next, warmRequests: WARM_PAGES },
      { name: 'category, unique, no response cache', server: nothingCached, next, warmRequests: WARM_PAGES },
    ],
    full,
  )) as [Figure, Figure];
  for (const { name, cpuMicros, p50, p99, failures } of [unseen, cold])
    rows.push([name, '–', ...[cpuMicros, Number.NaN, p50, p99].map(shown), String(failures)]);
  report.table(rows);
  report.goal({
    what: 'cached guest page',
    goal: 'CPU at most 3 × bare node:http',
    measured: names.map((name) => `${name} ${shown(times.get(name) ?? Number.NaN)} ×`).join(', '),
    isMet: [...times.values()].every((one) => one <= 3),
  });
  report.goal({
    what: 'uncached category page',
    goal: 'at most 12 ms of CPU',
    measured: `${shown(unseen.cpuMicros / 1_000)} ms with cached operations, ${shown(cold.cpuMicros / 1_000)} ms without response cache`,
    isMet: unseen.cpuMicros <= 12_000,
  });
}
type Figure = Awaited<ReturnType<typeof measureInTurns>>[number];

/** Sampled profiles, from the cheapest to the most expensive path. */
async function profilePaths(report: Report, shop: MeasuredServer, ms: number): Promise<void> {
  const [category] = operations;
  if (!category) return;
  const paths: Record<string, (nth: number) => LoadRequest> = {
    'fast path: persisted GET of the category operation': () => persistedGet(category),
    'fast path: category page': () => pageGet(pages.category),
    'uncached path: category page, unique URL': (nth) => unseenPageGet(pages.category, 1_000_000 + nth),
  };
  const load = new LoadGenerator(shop.url, CLIENTS);
  try {
    for (const [name, next] of Object.entries(paths)) {
      await load.run(ms / 2, next);
      const profile = await shop.profile(() => load.run(ms, next));
      report.heading(`Profile of the ${name}`);
      const shares = reportProfile(report, profile);
      const guards = shares.find(({ what }) => what === GUARDS)?.share ?? 0;
      report.goal({
        what: `monitoring and protection, ${name}`,
        goal: 'at most 15 % of CPU',
        measured: percent(guards),
        isMet: guards <= 0.15,
      });
    }
  } finally {
    await load.close();
  }
}

function recording(path: string, acceptEncoding: string, { headers, body }: WireAnswer): Recording {
  const { date: _date, connection: _connection, 'transfer-encoding': _transfer, ...own } = headers;
  return { path, acceptEncoding, headers: own, bodyBase64: body.toString('base64') };
}

function cacheWords({ headers }: WireAnswer): string {
  const { 'x-cache': verdict, 'cache-control': control } = headers;
  return `Cache-Control: ${control ?? 'none'}${verdict === undefined ? '' : `; X-Cache: ${verdict}`}`;
}
