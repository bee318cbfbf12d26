/**
 * `npm run dev`: sandbox, gateway, relay-compiler and Vite in one process. Components and styles are hot-replaced; a
 * change of the gateway replaces the gateway and reloads the page; the sandbox keeps its state.
 */
import { relative } from 'node:path';
import { readConfig } from '../config/config.ts';
import { stopOnSignals } from '../edge/stopOnSignals.ts';
import { createLog } from '../edge/monitoring/log.ts';
import { demoPartnerKey, ensureDemoPartner } from './demoPartner.ts';
import { ensureProCodes } from './proCodes.ts';
import { FrontServer } from './dev/FrontServer.ts';
import { LiveGateway } from './dev/LiveGateway.ts';
import { openDevVite } from './dev/devVite.ts';
import { RelayArtifacts } from './dev/RelayArtifacts.ts';
import { repeatDroppedChanges } from './dev/repeatDroppedChanges.ts';
import { startSandbox } from './sandbox.ts';
import { environmentBeside } from './sandboxConfig.ts';
import { claimFolder, readSandboxOptions, sandboxSessionSecret, sandboxState } from './sandboxOptions.ts';

const root = new URL('../../', import.meta.url).pathname;

/** Milliseconds for debouncing changes: editors write a file in steps, git changes many at once. */
const SETTLE_MS = 30;

/** Reports errors that the developer can fix in one line, and exits. */
async function orExit<Value>(open: () => Value | Promise<Value>, ifPortTaken = ''): Promise<Value> {
  try {
    return await open();
  } catch (error) {
    const isPortTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    console.error(isPortTaken ? ifPortTaken : error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const options = await orExit(() => readSandboxOptions(process.argv.slice(2), process.env));
const log = createLog('warn');

// Open both ports first: a port in use is reported at once, and browsers may connect early.
const front = new FrontServer();
await orExit(
  () => front.open(options.gatewayPort, process.env['HOST'] ?? '0.0.0.0'),
  `Port ${options.gatewayPort} (shop) is taken: set PORT to another one.`,
);
const claim = await orExit(() => claimFolder(options.dataDir));
const sandbox = await orExit(
  () => startSandbox({ ...options, changes: sandboxState(options.dataDir, process.env) }),
  `Port ${options.port} (sandbox) is taken: set SANDBOX_PORT to another one.`,
);
console.log(`Sandbox   ${sandbox.url}`);

const { ADMIN_PORT: _, ...ownEnvironment } = process.env;
const environment = {
  STATE_FILE: sandboxState(options.dataDir, process.env).stateFile,
  ...environmentBeside(
    {
      url: sandbox.url,
      sessionSecret: sandboxSessionSecret(options.dataDir),
      port: front.port,
      searchDriver: options.searchDriver,
      searchUrl: options.searchUrl,
      commerceDriver: options.commerceDriver,
      closed: options.closed,
    },
    ownEnvironment,
  ),
};
const config = await orExit(() => readConfig(environment));
await ensureProCodes(config, options.fresh);
if (await ensureDemoPartner(config, options.fresh)) console.log(`Key       ${demoPartnerKey} (partners)`);

const artifacts = new RelayArtifacts(root);
// Before Vite, which scans the client's imports as soon as it starts.
await artifacts.compile().catch((error: Error) => console.error(error.message));
const vite = await openDevVite({ root, server: front.server, cacheDir: `${options.dataDir}/vite` });
const gateway = new LiveGateway({ root, vite, front, artifacts, environment, log });

await gateway.reload();
console.log(`Shop      http://localhost:${front.port} (hot reload)`);

let timer: NodeJS.Timeout | undefined;
const due = new Set<() => Promise<void>>();
function soon(task: () => Promise<void>): void {
  due.add(task);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const tasks = [...due];
    due.clear();
    for (const task of tasks) void task();
  }, SETTLE_MS);
}

const compile = () => gateway.compile();
const reloadGateway = () => gateway.reload();
const reloadPages = async () => gateway.clientChanged();
vite.watcher.add(`${root}gateway`);
repeatDroppedChanges(vite.watcher);
vite.watcher.on('all', (event, path) => {
  const file = relative(root, path);
  if (event.endsWith('Dir') || /\.test\.tsx?$/.test(file)) return;
  if (file.startsWith('client/')) {
    if (/\.tsx?$/.test(file) && !file.includes('__generated__') && artifacts.hasChanged(path)) soon(compile);
    soon(reloadPages);
  } else if (file.startsWith('gateway/sandbox/')) {
    console.log(`Sandbox   ${file} changed: restart \`npm run dev\` to load it.`);
  } else if (/^gateway\/(?!testing\/|ops\/(?:bench|schemaCheck)\/).*\.ts$/.test(file)) {
    gateway.fileChanged(path);
    soon(reloadGateway);
  }
});

// A gateway under edit may leave an unhandled rejection; the next edit replaces it.
process.on('uncaughtException', (error) => gateway.report('Uncaught', error));
process.on('unhandledRejection', (error) => gateway.report('Unhandled rejection', error));
stopOnSignals(async () => {
  await gateway.stop();
  await vite.close();
  front.close();
  await sandbox.close();
  claim.close();
}, log);
