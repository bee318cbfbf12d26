/**
 * A server in a child process, pinned to one processor core if `taskset` is available, whose CPU time, memory and
 * profile can be requested.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Profiler } from 'node:inspector/promises';
import { availableParallelism } from 'node:os';
import type { Measured, Measurement, Usage } from './answerMeasurements.ts';

const TASKSET = '/usr/bin/taskset';
const STARTUP_MS = 180_000;
const CLOSING_MS = 3_000;
/** Of the shop's Dockerfile. */
export const shopOptions = ['--max-semi-space-size=64', '--no-allocation-site-pretenuring'] as const;
/** How docker-compose.yml bounds the heap, which V8 otherwise lets grow as long as there is memory. */
export const heapOptions = ['--max-old-space-size=384'] as const;
/** Of the shop's Dockerfile. */
export const imageEnvironment = { MALLOC_ARENA_MAX: '2' } as const;

/** Servers under test run on the first core; load generator and upstreams on the second. */
export const cores = { server: 0, rest: 1 } as const;
export const canPin = existsSync(TASKSET) && availableParallelism() > 1;

export interface ServerStart {
  name: string;
  /** Script that sends `{ url }` to its parent once it listens. */
  file: string;
  args?: readonly string[];
  cwd?: string;
  env?: Readonly<Record<string, string>>;
  core?: number;
  /** Options of Node itself. Default: the shop's. */
  nodeOptions?: readonly string[];
  /** Further options of Node itself. */
  options?: readonly string[];
  /** For servers that send nothing: polled until it responds with 200. */
  readyAt?: string;
  /** Milliseconds until it must listen. Default: 180 000. */
  startupMs?: number;
}

export class MeasuredServer {
  readonly name: string;
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(name: string, url: string, child: ChildProcess) {
    this.name = name;
    this.url = url;
    this.#child = child;
  }

  static async start(start: ServerStart): Promise<MeasuredServer> {
    const { name, file, args = [], cwd, env = {}, core = cores.server, options = [], readyAt } = start;
    const { startupMs = STARTUP_MS, nodeOptions = shopOptions } = start;
    const preload = new URL('answerMeasurements.ts', import.meta.url).pathname;
    const command = [process.execPath, ...nodeOptions, ...options, '--import', preload, file, ...args];
    const [program = '', ...words] = canPin ? [TASKSET, '-c', String(core), ...command] : command;
    const child = spawn(program, words, {
      cwd,
      env: { NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000)));
    try {
      const url = await Promise.race([
        readyAt === undefined ? sentUrl(child) : answering(readyAt, startupMs),
        new Promise<never>((_, reject) => {
          child.once('exit', (code) => reject(new Error(`${name} ended with ${code}: ${output}`)));
          setTimeout(() => reject(new Error(`${name} does not listen: ${output}`)), startupMs).unref();
        }),
      ]);
      return new MeasuredServer(name, url, child);
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  }

  async usage(): Promise<Usage> {
    const answer = await this.#ask('usage');
    if (answer.measured !== 'usage') throw new Error(`${this.name} answered ${answer.measured}`);
    return answer.usage;
  }

  /** Profiles the process while `load` runs. */
  async profile(load: () => Promise<unknown>): Promise<Profiler.Profile> {
    await this.#ask('startProfile');
    await load();
    const answer = await this.#ask('stopProfile');
    if (answer.measured !== 'stopProfile') throw new Error(`${this.name} answered ${answer.measured}`);
    return answer.profile;
  }

  async close(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGTERM');
    const patience = setTimeout(() => this.#child.kill('SIGKILL'), CLOSING_MS);
    await ended;
    clearTimeout(patience);
  }

  async #ask(what: Measurement): Promise<Measured> {
    const { promise, resolve, reject } = Promise.withResolvers<Measured>();
    const ended = (): void => reject(new Error(`${this.name} has ended`));
    this.#child.once('message', (message) => resolve(message as Measured));
    this.#child.once('exit', ended);
    this.#child.send(what);
    return promise.finally(() => this.#child.off('exit', ended));
  }
}

function sentUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve) =>
    child.once('message', (message) => resolve((message as { url: string }).url)),
  );
}

async function answering(address: string, withinMs: number): Promise<string> {
  const patience = performance.now() + withinMs;
  while (performance.now() < patience) {
    const response = await fetch(address).catch(() => null);
    await response?.arrayBuffer();
    if (response?.status === 200) return new URL(address).origin;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} does not answer`);
}
