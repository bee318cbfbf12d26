/**
 * Production entry: configuration from the environment, then the gateway, in this process or in several workers. Never
 * reaches the sandbox.
 */
import { ConfigError, readConfig, type Config } from './config.ts';
import { stopOnSignals } from './server/stopOnSignals.ts';
import { createLog } from './server/watch/log.ts';
import { runWorkers } from './server/workers/primary.ts';
import { openWorkerLink } from './server/workers/workerLink.ts';

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

// The primary of several workers does without what this loads.
const { startGateway } = await import('./server/start.ts');
const gateway = await startGateway(config, { log, ...(link ? { worker: link } : {}) });
if (link) {
  // A terminal sends its signal to workers, too, and the primary passes its own on.
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
