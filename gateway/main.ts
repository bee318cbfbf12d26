/** Production entry: runs the gateway in this process or in several workers. Never uses the sandbox. */
import { ConfigError, readConfig, type Config } from './config/config.ts';
import { stopOnSignals } from './edge/stopOnSignals.ts';
import { createLog } from './edge/monitoring/log.ts';
import { runWorkers } from './edge/workers/primary.ts';
import { openWorkerLink } from './edge/workers/workerLink.ts';

let config: Config;
try {
  config = readConfig(process.env);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}
const log = createLog(config.logLevel);
const link = openWorkerLink();
if (link === null && config.workers > 1) process.exit(await runWorkers(config, log));

// Loaded lazily, as the primary of several workers does not need it.
const { startGateway } = await import('./edge/start.ts');
const gateway = await startGateway(config, { log, ...(link ? { worker: link } : {}) });
if (link) {
  // Terminals signal workers as well, and the primary forwards its own signals.
  stopOnSignals(
    () => gateway.stop(),
    log,
    () => undefined,
  );
  await link.open(gateway.url);
} else {
  stopOnSignals(() => gateway.stop(), log);
  log.info(
    { url: gateway.url, ...(gateway.adminUrl ? { admin: gateway.adminUrl } : {}) },
    'the shop is open',
  );
}
