/** The primary of several workers: forwards signals, waits for their end, and opens the admin server for all. */
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { createAdmin, openAdminServer } from '../monitoring/adminServer.ts';
import type { Dependency } from '../monitoring/readiness.ts';
import type { StatusPage } from '../monitoring/status/statusPage.ts';
import { Workers } from './Workers.ts';

/** Milliseconds in addition to drain delay and deadline in which a worker must close its resources. */
const CLOSING_MS = 10_000;

/** Resolves with the exit code once all workers have ended. */
export async function runWorkers(config: Config, log: Logger): Promise<number> {
  const { admin, drainDelayMs, requestDeadlineMs } = config;
  const opened = Promise.withResolvers<string>();
  const workers = new Workers({
    count: config.workers,
    stopMs: drainDelayMs + requestDeadlineMs + CLOSING_MS,
    onOpen: opened.resolve,
    log,
  });

  const onSignal = (signal: NodeJS.Signals): void => {
    if (workers.isStopping) {
      workers.kill();
      process.exit(1);
    }
    log.info({ signal }, 'stopping');
    workers.stop();
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);

  const answer = createAdmin({
    metrics: workers.metrics,
    readiness: { status: () => workers.status(), dependencies: () => dependencies(workers) },
    statusPage: (refreshSeconds, worker) => statusPage(workers, refreshSeconds, worker),
    isDetailed: true,
  });
  const adminServer =
    admin &&
    (await openAdminServer(answer, admin.port, admin.host).catch((error: unknown) => {
      workers.kill();
      throw error;
    }));
  void opened.promise.then((url) =>
    log.info(
      { url, workers: config.workers, ...(adminServer ? { admin: adminServer.url } : {}) },
      'the shop is open',
    ),
  );
  const code = await workers.ended;
  await adminServer?.close();
  return code;
}

/** The worst status of each dependency over all workers. */
async function dependencies(workers: Workers): Promise<Dependency[]> {
  const responses = await Promise.all(
    workers.open().map(({ channel }) => channel.request('dependencies', null, 1_500).catch(() => [])),
  );
  const worst = new Map<Dependency['name'], Dependency>();
  for (const one of responses.flat())
    if (worst.get(one.name)?.status !== 'degraded') worst.set(one.name, one);
  return [...worst.values()];
}

/** Status page of the requested worker, or the first one. Null when none responds. */
async function statusPage(
  workers: Workers,
  refreshSeconds: number | null,
  worker: number | null,
): Promise<StatusPage | null> {
  const open = workers.open();
  const pending = open.find(({ id }) => id === worker) ?? open[0];
  if (!pending) return null;
  return pending.channel.request('statusPage', { refreshSeconds, workers: open.map(({ id }) => id) }, 3_000);
}
