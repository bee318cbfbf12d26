/** Production entry: configuration from the environment, then the gateway. Never reaches the sandbox. */
import { ConfigError, readConfig, type Config } from './config.ts';
import { startGateway } from './server/start.ts';
import { stopOnSignals } from './server/stopOnSignals.ts';
import { createLog } from './server/watch/log.ts';

let config: Config;
try {
  config = readConfig(process.env);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}
const log = createLog(config.logLevel);
const gateway = await startGateway(config, { log });
log.info({ url: gateway.url, ...(gateway.adminUrl ? { admin: gateway.adminUrl } : {}) }, 'the shop is open');
stopOnSignals(() => gateway.stop(), log);
