/**
 * The public posts/users scenario: this project's source and server code compared with its alternatives. Each server's
 * responses are checked against the recording first.
 */
import { Pool } from 'undici';
import { canonicalJson } from '../../../edge/responseCache/canonicalJson.rules.ts';
import { canonicalData } from '../measure/canonicalData.rules.ts';
import { figureTable, figuresOf } from '../measure/figureTable.ts';
import { installPeers, peersFolder } from '../measure/installPeers.ts';
import { LoadGenerator, type LoadRequest } from '../measure/LoadGenerator.ts';
import { cores, MeasuredServer, type ServerStart } from '../measure/MeasuredServer.ts';
import { reportProfile } from '../measure/reportProfile.ts';
import { readAnswer } from '../measure/readAnswer.ts';
import { median, shown } from '../measure/median.rules.ts';
import type { Report } from '../measure/Report.ts';
import { measureInTurns, ratio, timesOf, type Contender, type Effort } from '../measure/rounds.ts';
import { FLOOR, startBytesServer } from '../measure/startBytesServer.ts';
import type { PartSettings } from '../measure/runComparison.ts';
import type { Keep } from '../parts.ts';
import {
  queries,
  expectedData,
  expectedVariantData,
  users,
  variantsOfQ1,
  type QueryName,
} from './recording.ts';
import type { Sharing } from './source.ts';

const YOGA = 'plain yoga';
const MERCURIUS = 'Mercurius with JIT';
/** Peers once more, started with the Node options of the shop. */
const tuned = (name: string): string => `${name}, the shop’s Node options`;
const READS = 'bare node:http, same reads';
const peers = {
  [YOGA]: 'yoga.ts',
  [MERCURIUS]: 'mercurius.ts',
  'Apollo Server': 'apollo.ts',
  'Hive Gateway': 'hive.ts',
} as const;
const CLIENTS = 32;
/** Deduplication divides an execution by the number of requests in flight: with 32 it cannot reach 40 × plain yoga. */
const MANY_CLIENTS = 256;
const LATENCY_MS = 20;
/** Q1 requests the posts, then their users. */
const ROUND_TRIPS = 2;
const BARE_TIMES = 50;

const json = { 'content-type': 'application/json', accept: 'application/json' };
const variants = variantsOfQ1(1_000);

const byText = (text: string): LoadRequest => ({
  method: 'POST',
  path: '/graphql',
  headers: json,
  body: JSON.stringify({ query: text }),
});
/** @param variables unknown to the operation make it unique, so that nothing is shared. */
const byIdPosted = (documentId: string, variables: object = {}): LoadRequest => ({
  method: 'POST',
  path: '/api/graphql',
  headers: json,
  body: JSON.stringify({ documentId, variables }),
});
const byId = (documentId: string): LoadRequest => ({
  path: `/api/graphql?documentId=${documentId}`,
  headers: { accept: 'application/json' },
});
/** All connections use the operations in the same mixed order. */
const mixed =
  (count: number, request: (nth: number) => LoadRequest): Contender['next'] =>
  (nth) =>
    request((nth * 7_919) % count);

async function verify(server: MeasuredServer, request: LoadRequest, expected: object): Promise<void> {
  const found = canonicalData((await readAnswer(server, request)).body.toString());
  if (found !== canonicalJson(expected))
    throw new Error(`${server.name} responds with different data: ${found.slice(0, 300)}`);
}

export async function comparePosts(
  keep: Keep,
  report: Report,
  { effort, environment }: PartSettings,
): Promise<void> {
  installPeers();
  const upstream = keep(
    await MeasuredServer.start({
      name: 'upstream',
      file: new URL('upstreamServer.ts', import.meta.url).pathname,
      core: cores.rest,
    }),
  );
  const tell = async (path: string): Promise<number> =>
    (await fetch(upstream.url + path)).json() as Promise<number>;
  const full: Effort = { ...effort, connections: CLIENTS, upstreamCalls: () => tell('/calls') };
  const own = async (sharing: Sharing): Promise<MeasuredServer> =>
    keep(
      await MeasuredServer.start({
        name: `this project, ${sharing}`,
        file: new URL('ownServer.ts', import.meta.url).pathname,
        args: [upstream.url, sharing, JSON.stringify(environment)],
      }),
    );
  const [unshared, shared, kept] = [await own('unshared'), await own('shared'), await own('kept')];
  const others = new Map<string, MeasuredServer>();
  const startPeer = (name: string, file: string): ServerStart => ({
    name,
    file: peersFolder + file,
    args: [upstream.url],
  });
  for (const [name, file] of Object.entries(peers))
    others.set(name, keep(await MeasuredServer.start({ ...startPeer(name, file), nodeOptions: [] })));
  const tunedPeers: MeasuredServer[] = [];
  for (const name of [YOGA, MERCURIUS] as const)
    tunedPeers.push(keep(await MeasuredServer.start(startPeer(tuned(name), peers[name]))));
  const bareReads = keep(
    await MeasuredServer.start({ name: READS, file: `${peersFolder}bareReads.ts`, args: [upstream.url] }),
  );
  const other = (name: string): MeasuredServer => others.get(name) as MeasuredServer;
  const floor = keep(await bytesOf(expectedData));

  report.heading('Posts and users: no caching, no sharing, no latency');
  report.text(
    `${CLIENTS} clients; ${effort.rounds} alternating rounds of ${effort.roundMs / 1_000} s each after ${effort.warmMs / 1_000} s. This project runs with its complete edge: firewall, session, limits, metrics, shedding; the operation by id, each request unique and as a different customer, so that neither its answer nor a read is shared.`,
  );
  for (const name of Object.keys(queries) as QueryName[]) {
    const reads = { name: READS, server: bareReads, next: () => byText(queries.Q1) };
    const contenders: Contender[] = [
      ...[...others.values(), ...tunedPeers].map((server) => ({
        name: server.name,
        server,
        next: () => byText(queries[name]),
      })),
      { name: unshared.name, server: unshared, next: (nth) => byIdPosted(name, { nth: String(nth) }) },
      ...(name === 'Q1' ? [reads] : []),
      { name: FLOOR, server: floor, next: () => ({ path: `/${name}` }) },
    ];
    for (const { server, next } of contenders) await verify(server, next(0), expectedData[name]);
    const figures = await measureInTurns(contenders, full);
    report.text(`${name}: \`${queries[name]}\``);
    report.table(figureTable(figures, figuresOf(figures, YOGA)));
    if (name !== 'Q1') continue;
    const mine = figuresOf(figures, unshared.name);
    const over = (peer: string): number => timesOf(mine, figuresOf(figures, peer));
    const [overYoga, overMercurius] = [over(YOGA), over(MERCURIUS)];
    const overTuned = [YOGA, MERCURIUS].map((peer) => `${shown(over(tuned(peer)))} ×`).join(', ');
    report.goal({
      what: 'posts Q1, uncached and unshared, all plugins on',
      goal: '1.6 × plain yoga, 1.2 × Mercurius with JIT',
      measured: `${shown(overYoga)} ×, ${shown(overMercurius)} ×; with the shop’s Node options ${overTuned}`,
      isMet: overYoga >= 1.6 && overMercurius >= 1.2,
    });
  }

  report.heading('Profile of posts Q1, unshared');
  const load = keep(new LoadGenerator(unshared.url, CLIENTS));
  reportProfile(
    report,
    await unshared.profile(() =>
      load.run(effort.roundMs * 2, (nth) => byIdPosted('Q1', { nth: String(nth) })),
    ),
  );

  report.heading('Posts and users: in-flight deduplication and caching');
  report.text(
    'Q1. Shared: identical operations and reads in flight are deduplicated, nothing is cached; POST passes all middlewares, GET is answered by the fast path. Cached: sources cache responses for a minute; GET.',
  );
  const sharing: Contender[] = [
    { name: YOGA, server: other(YOGA), next: () => byText(queries.Q1) },
    { name: 'shared, persisted POST', server: shared, next: () => byIdPosted('Q1') },
    { name: 'shared, persisted GET', server: shared, next: () => byId('Q1') },
    { name: 'cached, persisted GET', server: kept, next: () => byId('Q1') },
    { name: FLOOR, server: floor, next: () => ({ path: '/Q1' }) },
  ];
  for (const { server, next } of sharing) await verify(server, next(0), expectedData.Q1);
  const sharingFigures = await measureInTurns(sharing, full);
  const of = (name: string) => figuresOf(sharingFigures, name);
  report.table(figureTable(sharingFigures, of(YOGA)));
  const byManyClients = sharing.filter(({ name }) => name === YOGA || name === 'shared, persisted GET');
  const many = await measureInTurns(byManyClients, { ...full, connections: MANY_CLIENTS });
  report.text(`The same with ${MANY_CLIENTS} clients.`);
  report.table(figureTable(many, figuresOf(many, YOGA)));
  const byPost = timesOf(of('shared, persisted POST'), of(YOGA));
  const byGet = timesOf(of('shared, persisted GET'), of(YOGA));
  const byGetOfMany = timesOf(figuresOf(many, 'shared, persisted GET'), figuresOf(many, YOGA));
  const tail = ratio(of('shared, persisted POST'), of(YOGA), 'p99');
  const hot = timesOf(of('cached, persisted GET'), of(YOGA));
  const hotCpu = ratio(of('cached, persisted GET'), of(FLOOR), 'cpuMicros');
  report.goal({
    what: 'posts Q1, in-flight deduplication, uncached',
    goal: '7 × plain yoga by POST, 40 × by GET; p99 at most 0.3 ×',
    measured: `${CLIENTS} clients: ${shown(byPost)} ×, ${shown(byGet)} ×; p99 ${shown(tail)} ×; ${MANY_CLIENTS} clients: ${shown(byGetOfMany)} × by GET`,
    isMet: byPost >= 7 && byGetOfMany >= 40 && tail <= 0.3,
  });
  report.goal({
    what: 'posts Q1, cached persisted GET',
    goal: '40 × plain yoga; CPU at most 2 × bare node:http',
    measured: `${shown(hot)} ×; CPU ${shown(hotCpu)} ×`,
    isMet: hot >= 40 && hotCpu <= 2,
  });

  await tell(`/delay?ms=${LATENCY_MS}`);
  report.heading(`Posts and users: ${LATENCY_MS} ms upstream latency`);
  const ideal = (CLIENTS * 1_000) / (ROUND_TRIPS * LATENCY_MS);
  const bareMs = await bareRoundTrips(upstream.url);
  const bare = (CLIENTS * 1_000) / bareMs;
  report.text(
    `Q1, ${CLIENTS} clients: ${ROUND_TRIPS} sequential round trips allow ${ideal} requests a second. A bare client takes ${shown(bareMs)} ms, which allows ${shown(bare)}. All servers have 512 sockets.`,
  );
  const late = await measureInTurns(
    [
      ...[YOGA, MERCURIUS, 'Apollo Server'].map((name) => ({
        name,
        server: other(name),
        next: () => byText(queries.Q1),
      })),
      { name: unshared.name, server: unshared, next: (nth) => byIdPosted('Q1', { nth: String(nth) }) },
      { name: 'shared, persisted POST', server: shared, next: () => byIdPosted('Q1') },
      { name: 'shared, persisted GET', server: shared, next: () => byId('Q1') },
    ],
    full,
  );
  await tell('/delay?ms=0');
  report.table([
    ['', 'of the round-trip limit', 'of a bare client', 'p50 ms', 'p99 ms', 'CPU µs', 'upstream calls'],
    ...late.map(({ name, perSecond, p50, p99, cpuMicros, upstreamCalls }) => [
      name,
      ...[ideal, bare].map((most) => `${shown((100 * perSecond) / most)} %`),
      ...[p50, p99, cpuMicros, upstreamCalls].map(shown),
    ]),
  ]);
  const [ownShare, postShare, getShare] = [
    unshared.name,
    'shared, persisted POST',
    'shared, persisted GET',
  ].map((name) => (100 * figuresOf(late, name).perSecond) / ideal) as [number, number, number];
  report.goal({
    what: `posts Q1, ${LATENCY_MS} ms upstream latency, ${CLIENTS} clients`,
    goal: '90 % of the round-trip limit',
    measured: `${shown(getShare)} % by GET (${shown((getShare * ideal) / bare)} % of a bare client), ${shown(postShare)} % by POST, both shared in flight, ${shown(ownShare)} % unshared`,
    isMet: getShare >= 90,
  });

  report.heading('Posts and users: many distinct cached operations');
  report.text(
    'Variants of Q1 in mixed order, with responses cached for a minute; yoga caches parsed documents. Each was requested once before.',
  );
  for (const count of [50, 1_000]) {
    const several: Contender[] = [
      { name: YOGA, server: other(YOGA), next: mixed(count, (nth) => byText(variants[nth] ?? '')) },
      {
        name: kept.name,
        server: kept,
        next: mixed(count, (nth) => byId(`posts${nth}`)),
        warmRequests: count,
      },
    ];
    for (const { server, next } of several)
      for (const nth of [0, 3, 11])
        await verify(server, next(nth), expectedVariantData((nth * 7_919) % count));
    const figures = await measureInTurns(several, full);
    const times = timesOf(figuresOf(figures, kept.name), figuresOf(figures, YOGA));
    report.text(`${count} operations`);
    report.table(figureTable(figures, figuresOf(figures, YOGA)));
    report.goal({
      what: `posts, ${count} distinct cached operations`,
      goal: 'ratio printed, no cliff',
      measured: `${shown(times)} × plain yoga, compared with one operation: ${shown(hot)} ×`,
      isMet: times >= hot / 3,
    });
  }
}

/** Milliseconds of requesting posts and then their users with a bare connection pool. */
async function bareRoundTrips(url: string): Promise<number> {
  const pool = new Pool(url, { connections: CLIENTS });
  const read = async (path: string): Promise<void> => {
    const { body } = await pool.request({ method: 'GET', path });
    await body.dump();
  };
  const times: number[] = [];
  while (times.length < BARE_TIMES) {
    const started = performance.now();
    await read('/posts');
    await Promise.all(users.map(({ id }) => read(`/users/${id}`)));
    times.push(performance.now() - started);
  }
  await pool.close();
  return median(times);
}

function bytesOf(answers: Readonly<Record<string, object>>): Promise<MeasuredServer> {
  return startBytesServer(
    Object.entries(answers).map(([name, data]) => ({
      path: `/${name}`,
      acceptEncoding: '',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      bodyBase64: Buffer.from(JSON.stringify({ data })).toString('base64'),
    })),
  );
}
