/**
 * `npm run dev`: sandbox, gateway, relay-compiler and Vite in one terminal. The sandbox lives here and keeps its
 * state; the gateway runs in a child that Node restarts when one of its files changes; Vite sits in that child.
 */
import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { demoPartnerKey, keepDemoPartner } from './demoPartner.ts';
import { startSandbox } from './sandbox.ts';
import { sandboxEnvironment } from './sandboxConfig.ts';
import { readSandboxOptions, sandboxSessionSecret, sandboxStateFile } from './sandboxOptions.ts';

const root = new URL('../../', import.meta.url).pathname;
const bin = `${root}node_modules/.bin/`;

function generate(): void {
  spawnSync(`${bin}relay-compiler`, [], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}

const options = readSandboxOptions(process.argv.slice(2), process.env);
const sandbox = await startSandbox(options);
console.log(`Sandbox   ${sandbox.url}`);
const stateFile = process.env['STATE_FILE'] ?? sandboxStateFile(options.dataDir);
const redisUrl = process.env['REDIS_URL'] ?? null;
if (await keepDemoPartner({ redisUrl, stateFile }, options.fresh)) {
  console.log(`Key       ${demoPartnerKey} (partners)`);
}

generate();
let timer: NodeJS.Timeout | undefined;
// relay-compiler's own watch mode needs a daemon that npm cannot install; a run takes a fraction of a second.
const watcher = watch(`${root}client`, { recursive: true }, (_, file) => {
  if (!file || file.includes('__generated__') || !/\.tsx?$/.test(file)) return;
  clearTimeout(timer);
  timer = setTimeout(generate, 100);
});

const gateway = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', `${root}gateway/sandbox/devGateway.ts`],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      STATE_FILE: stateFile,
      ...sandboxEnvironment({
        url: sandbox.url,
        sessionSecret: sandboxSessionSecret(options.dataDir),
        port: options.gatewayPort,
        searchDriver: options.searchDriver,
      }),
    },
  },
);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  watcher.close();
  gateway.kill('SIGTERM');
  await sandbox.close();
  process.exit(0);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
gateway.on('exit', stop);
