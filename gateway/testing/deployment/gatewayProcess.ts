/** Runs the production entry as a process, for tests of startup and shutdown. */
import { spawn } from 'node:child_process';

export interface GatewayProcess {
  pid: number;
  url: string;
  /** Output so far, both streams. */
  output(): string;
  kill(signal: NodeJS.Signals): void;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

export interface Start {
  /** Folder that holds `gateway/main.ts`. */
  folder: string;
  env: Readonly<Record<string, string>>;
  /** Options of Node itself. */
  options?: readonly string[];
}

/** Startup timeout in milliseconds: several times the usual on two busy cores. */
const START_TIMEOUT_MS = 30_000;

/** Waits until readiness returns 200. @throws Error with the process's output when it exits or takes too long. */
export async function startGatewayProcess({ folder, env, options = [] }: Start): Promise<GatewayProcess> {
  const child = spawn(process.execPath, [...options, 'gateway/main.ts'], {
    cwd: folder,
    env: { HOST: '127.0.0.1', WORKERS: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${env['PORT']}`;
  const startTimeout = performance.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && performance.now() < startTimeout) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status === 200)
      return {
        pid: child.pid ?? 0,
        url,
        output: () => output,
        kill: (signal) => void child.kill(signal),
        ended,
      };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`the gateway did not open: ${output}`);
}
