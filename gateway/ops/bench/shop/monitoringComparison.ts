/** Cost of monitoring: CPU time per request without it, with metrics and logs, and with sampled traces. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { figuresOf } from '../measure/figureTable.ts';
import type { LoadRequest } from '../measure/LoadGenerator.ts';
import { MeasuredServer } from '../measure/MeasuredServer.ts';
import { shown } from '../measure/median.rules.ts';
import type { Report } from '../measure/Report.ts';
import { measureInTurns, ratio } from '../measure/rounds.ts';
import type { PartSettings } from '../measure/runComparison.ts';
import type { Keep } from '../parts.ts';
import { operations, pageGet, pages, persistedGet, persistedPost } from './shopRequests.ts';

const modes = ['plain', 'watched', 'traced'] as const;
const MAX_SHARE = 0.15;
/** More and shorter rounds than elsewhere: a machine's speed varies within a second by more than monitoring costs. */
const SHORTER = 2;
const MIN_ROUND_MS = 300;

export async function compareMonitoring(
  keep: Keep,
  report: Report,
  { effort, environment }: PartSettings,
): Promise<void> {
  const collector = createServer((request, response) => {
    request.resume().on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  keep({ close: async () => void collector.close() });
  const collectorUrl = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const servers: MeasuredServer[] = [];
  for (const mode of modes) {
    const traced = mode === 'traced' ? { OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl } : {};
    servers.push(
      keep(
        await MeasuredServer.start({
          name: mode,
          file: new URL('monitoredServer.ts', import.meta.url).pathname,
          args: [mode, JSON.stringify({ ...environment, ...traced })],
        }),
      ),
    );
  }
  const requests: Record<string, (nth: number) => LoadRequest> = {
    'product page': () => pageGet(pages.product),
    ...Object.fromEntries(
      operations.flatMap((one) => [
        [`${one.name} operation, persisted GET`, () => persistedGet(one)],
        [`${one.name} operation, uncached`, (nth: number) => persistedPost(one, nth)],
      ]),
    ),
  };
  report.heading('Cost of monitoring');
  report.text(
    'CPU per request, relative to the same gateway without metrics, logs and traces. Logs are discarded; one request in ten is traced.',
  );
  const rows = [['', 'metrics and logs', 'and traces', 'CPU µs without']];
  const shares: string[] = [];
  let worst = 0;
  for (const [name, next] of Object.entries(requests)) {
    const figures = await measureInTurns(
      servers.map((server) => ({ name: server.name, server, next })),
      {
        ...effort,
        rounds: effort.rounds * SHORTER,
        roundMs: Math.max(MIN_ROUND_MS, effort.roundMs / SHORTER),
        connections: 4,
      },
    );
    const plain = figuresOf(figures, 'plain');
    const [watched, traced] = (['watched', 'traced'] as const).map((mode) =>
      ratio(figuresOf(figures, mode), plain, 'cpuMicros'),
    ) as [number, number];
    rows.push([name, shown(watched), shown(traced), shown(plain.cpuMicros)]);
    const share = 1 - 1 / watched;
    worst = Math.max(worst, share);
    shares.push(`${name} ${(100 * share).toFixed(1)} %`);
  }
  report.table(rows);
  report.goal({
    what: 'share of metrics and logs, compared with none',
    goal: 'at most 15 % of CPU',
    measured: shares.join(', '),
    isMet: worst <= MAX_SHARE,
  });
}
