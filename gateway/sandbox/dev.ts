/**
 * `npm run dev`: sandbox, gateway, relay-compiler and Vite in one process. Components and styles are replaced in the open
 * page; a change of the gateway replaces the gateway and loads the page again; the sandbox keeps its state.
 */
import { relative } from 'node:path';
import { readConfig } from '../config/config.ts';
import { stopOnSignals } from '../edge/stopOnSignals.ts';
import { createLog } from '../edge/monitoring/log.ts';
import { demoPartnerKey, keepDemoPartner } from './demoPartner.ts';
import { FrontServer } from './dev/FrontServer.ts';
import { LiveGateway } from './dev/LiveGateway.ts';
import { openDevVite } from './dev/devVite.ts';
import { RelayArtifacts } from './dev/RelayArtifacts.ts';
import { repeatDroppedChanges } from './dev/repeatDroppedChanges.ts';
import { startSandbox } from './sandbox.ts';
import { environmentBeside } from './sandboxConfig.ts';
import { readSandboxOptions, sandboxSessionSecret, sandboxStateFile } from './sandboxOptions.ts';

const root = new URL('../../', import.meta.url).pathname;

/** Milliseconds in which changes count as one: editors write a file in steps, git changes many. */
const SETTLE_MS = 30;

/** Ends with one line where the person in front of it can help. */
async function orExplain<Value>(open: () => Value | Promise<Value>, ifPortTaken = ''): Promise<Value> {
  try {
    return await open();
  } catch (error) {
    const isPortTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    console.error(isPortTaken ? ifPortTaken : error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const options = await orExplain(() => readSandboxOptions(process.argv.slice(2), process.env));
const log = createLog('warn');

// Both ports before anything else: what is taken is said at once, and a browser may come early.
const front = new FrontServer();
await orExplain(
  () => front.open(options.gatewayPort, process.env['HOST'] ?? '0.0.0.0'),
  `Port ${options.gatewayPort} (shop) is taken: set PORT to another one.`,
);
const sandbox = await orExplain(
  () => startSandbox(options),
  `Port ${options.port} (sandbox) is taken: set SANDBOX_PORT to another one.`,
);
console.log(`Sandbox   ${sandbox.url}`);

const { ADMIN_PORT: _, ...ownEnvironment } = process.env;
const environment = {
  STATE_FILE: sandboxStateFile(options.dataDir),
  ...environmentBeside(
    {
      url: sandbox.url,
      sessionSecret: sandboxSessionSecret(options.dataDir),
      port: front.port,
      searchDriver: options.searchDriver,
      closed: options.closed,
    },
    ownEnvironment,
  ),
};
const config = await orExplain(() => readConfig(environment));
if (await keepDemoPartner(config, options.fresh)) console.log(`Key       ${demoPartnerKey} (partners)`);

const artifacts = new RelayArtifacts(root);
// Before Vite, which looks through the client's imports as soon as it starts.
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
    console.log(`Sandbox   ${file} changed: it is loaded when \`npm run dev\` starts again.`);
  } else if (/^gateway\/(?!testing\/|ops\/(?:bench|schemaCheck)\/).*\.ts$/.test(file)) {
    soon(reloadGateway);
  }
});

// A gateway that is being written may leave a promise behind; the next edit goes on from here.
process.on('uncaughtException', (error) => gateway.report('Uncaught', error));
process.on('unhandledRejection', (error) => gateway.report('Unhandled rejection', error));
stopOnSignals(async () => {
  await gateway.stop();
  await vite.close();
  front.close();
  await sandbox.close();
}, log);
