/**
 * What watching costs: processor time of a gateway for one request, without any watching, with metrics and logs, and with
 * sampled traces too. `node gateway/bench/watchCost.ts` after `npm run build`. Each gateway is a process of its own; they
 * take turns in short rounds, so that whatever else the machine does meets all of them, and the median of the rounds counts.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../config.ts';
import { startSandbox } from '../sandbox/sandbox.ts';
import { sandboxEnvironment } from '../sandbox/sandboxConfig.ts';
import { startGateway } from '../server/start.ts';
import { createLog } from '../server/watch/log.ts';
import { createLookout } from '../server/watch/lookout.ts';
import { CallLog } from '../sources/callLog.ts';

const WARM = 60;
const ROUND = 30;
const ROUNDS = 11;
const AT_ONCE = 4;
const modes = ['plain', 'watched', 'traced'] as const;
type Mode = (typeof modes)[number];

/** The same gateway, and nobody looks on. */
const nobody: typeof createLookout = (config, parts) => ({
  ...createLookout(config, parts),
  watch: {
    hot: () => {},
    follow: (_request, _response, answer) =>
      answer({ requestId: 'benchmark', trace: null, edge: null, operations: [], calls: new CallLog() }),
  },
  plugin: {},
  watched: (execute) => execute,
});

async function runGateway(mode: Mode, environment: string): Promise<void> {
  const silent = pino({ level: 'silent' });
  const written = createLog('info', pino.destination({ dest: '/dev/null', sync: true }));
  const gateway = await startGateway(readConfig(JSON.parse(environment) as Record<string, string>), {
    log: mode === 'plain' ? silent : written,
    ...(mode === 'plain' ? { lookout: nobody } : {}),
  });
  process.on('message', () => process.send?.(process.cpuUsage()));
  process.send?.(gateway.url);
}

function heardFrom<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve) => child.once('message', (message) => resolve(message as Message)));
}

/** Microseconds of processor time so far. */
async function processorTime(child: ChildProcess): Promise<number> {
  const answer = heardFrom<NodeJS.CpuUsage>(child);
  child.send('?');
  const { user, system } = await answer;
  return user + system;
}

async function load(url: string, requests: number): Promise<void> {
  let left = requests;
  const ask = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const response = await fetch(url);
      await response.text();
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

async function compare(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'skarn-bench-'));
  const sandbox = await startSandbox({ port: 0, dataDir, fresh: true });
  const collector = createServer((request, response) => {
    request.resume().on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const collectorUrl = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const sessionSecret = 'for benchmarks only, long enough to seal';
  const environment = sandboxEnvironment({ url: sandbox.url, sessionSecret, port: 0 });
  const children = new Map<Mode, { child: ChildProcess; url: string }>();
  for (const mode of modes) {
    const traced = mode === 'traced' ? { OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl } : {};
    const child = fork(import.meta.filename, [mode, JSON.stringify({ ...environment, ...traced })]);
    children.set(mode, { child, url: await heardFrom<string>(child) });
  }

  const operations = JSON.parse(
    readFileSync(new URL('../../schema/operations.json', import.meta.url), 'utf8'),
  ) as Record<string, string>;
  const id =
    Object.keys(operations).findLast((key) => operations[key]?.includes('query HomeRouteQuery')) ?? '';
  const variables = encodeURIComponent('{"locale":"en-us"}');
  const paths = {
    'home page': '/',
    'product page': '/en-us/p/lodestar-98',
    'shipped operation': `/api/graphql?documentId=${id}&variables=${variables}`,
  };
  for (const [name, path] of Object.entries(paths)) {
    for (const { url } of children.values()) await load(url + path, WARM);
    const spent = new Map<Mode, number[]>(modes.map((mode) => [mode, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [mode, { child, url }] of children) {
        const before = await processorTime(child);
        await load(url + path, ROUND);
        spent.get(mode)?.push(((await processorTime(child)) - before) / ROUND);
      }
    }
    const plain = spent.get('plain') ?? [];
    const line = modes.map((mode) => {
      const times = spent.get(mode) ?? [];
      const ratio = median(times.map((time, round) => time / (plain[round] ?? Number.NaN)));
      return `${mode} ${Math.round(median(times))} µs (${ratio.toFixed(2)})`;
    });
    process.stdout.write(`${name}: ${line.join(', ')}\n`);
  }

  for (const { child } of children.values()) child.kill();
  collector.close();
  await sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
}

const [asked, environment = ''] = process.argv.slice(2);
const mode = modes.find((one) => one === asked);
await (mode ? runGateway(mode, environment) : compare());
