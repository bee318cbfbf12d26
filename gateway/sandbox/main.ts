/**
 * `npm start`: without configured sources it starts the sandbox and a gateway that uses it; with sources it starts the
 * gateway alone, and refuses to start if one is missing.
 */
import { ConfigError, namesNoSource, readConfig, type Config } from '../config/config.ts';
import { startGateway } from '../edge/start.ts';
import { stopOnSignals } from '../edge/stopOnSignals.ts';
import { demoPartnerKey, ensureDemoPartner } from './demoPartner.ts';
import { createLog } from '../edge/monitoring/log.ts';
import { startSandbox } from './sandbox.ts';
import { ensureProCodes } from './proCodes.ts';
import { environmentBeside } from './sandboxConfig.ts';
import {
  claimFolder,
  readSandboxOptions,
  sandboxSessionSecret,
  sandboxState,
  type SandboxOptions,
} from './sandboxOptions.ts';

function orExit<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function openShop(config: Config, close: () => Promise<void>): Promise<void> {
  const log = createLog(config.logLevel);
  const gateway = await startGateway(config, { log }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  console.log(`Shop      ${gateway.url}`);
  console.log(`GraphiQL  ${gateway.url}/api/graphql${config.openGraphql ? '' : ' (asks for a key)'}`);
  console.log(`Reference ${gateway.url}/api/reference`);
  stopOnSignals(async () => {
    await gateway.stop();
    await close();
  }, log);
}

async function openWithSandbox(options: SandboxOptions): Promise<void> {
  console.log('Starting the sandbox. The first start also draws the home page’s pictures.');
  const claim = orExit(() => claimFolder(options.dataDir));
  const changes = sandboxState(options.dataDir, process.env);
  const sandbox = await startSandbox({ ...options, changes });
  console.log(`Sandbox   ${sandbox.url}`);
  const address = {
    url: options.url ?? sandbox.url,
    sessionSecret: sandboxSessionSecret(options.dataDir),
    port: options.gatewayPort,
    searchDriver: options.searchDriver,
    searchUrl: options.searchUrl,
    commerceDriver: options.commerceDriver,
    closed: options.closed,
  };
  const config = readConfig({
    // The access log is for operators; here it would bury the printed URLs.
    LOG_LEVEL: 'warn',
    STATE_FILE: changes.stateFile,
    ...environmentBeside(address, process.env),
  });
  if (await ensureDemoPartner(config, options.fresh)) console.log(`Key       ${demoPartnerKey} (partners)`);
  await ensureProCodes(config, options.fresh);
  await openShop(config, async () => {
    await sandbox.close();
    claim.close();
  });
}

try {
  if (namesNoSource(process.env)) {
    await openWithSandbox(orExit(() => readSandboxOptions(process.argv.slice(2), process.env)));
  } else {
    await openShop(
      orExit(() => readConfig(process.env)),
      async () => {},
    );
  }
} catch (error) {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') {
    console.error(
      'The port is in use: set PORT (shop, 4000) or SANDBOX_PORT (sandbox, 4100) to another one.',
    );
    process.exit(1);
  }
  if (error instanceof ConfigError) {
    console.error(error.message);
    process.exit(1);
  }
  throw error;
}
