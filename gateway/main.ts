/** Production entry: configuration from the environment, then the gateway. Never reaches the sandbox. */
import { pino } from 'pino';
import { ConfigError, readConfig, type Config } from './config.ts';
import { startGateway } from './server/start.ts';
import { stopOnSignals } from './server/stopOnSignals.ts';

let config: Config;
try {
  config = readConfig(process.env);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}
const log = pino({ level: config.logLevel });
const gateway = await startGateway(config, { log });
log.info({ url: gateway.url }, 'the shop is open');
stopOnSignals(() => gateway.stop(), log);
