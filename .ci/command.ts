/**
 * Runs one command of the test run and measures it. CPU seconds cover the command and all its descendants that were
 * waited for: a wrapping shell prints them with its builtin `times` (getrusage of children) to a file descriptor of its
 * own, so concurrent commands are measured separately.
 */
import { spawn } from 'node:child_process';
import { cpuSeconds } from './cpuTimes.rules.ts';

export const root = new URL('..', import.meta.url).pathname;

export interface Outcome {
  ok: boolean;
  /** Wall-clock time. */
  seconds: number;
  /** User and system time; 0 when the shell was killed. */
  cpuSeconds: number;
  /** Captured output, if any. */
  output: string;
}

interface Options {
  env?: Record<string, string>;
  /** Captures the output instead of printing it. */
  capture?: boolean;
  /** Shares the terminal's standard input. */
  interactive?: boolean;
}

const shell = '"$@" 3>&-; status=$?; times >&3; exit $status';

/** Never rejects: a command that cannot start counts as failed. */
export function runCommand(command: readonly string[], options: Options = {}): Promise<Outcome> {
  const started = performance.now();
  const stdio = options.capture ? 'pipe' : 'inherit';
  return new Promise((resolve) => {
    const child = spawn('sh', ['-c', shell, 'sh', ...command], {
      cwd: root,
      env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env['PATH']}`, ...options.env },
      stdio: [options.interactive ? 'inherit' : 'ignore', stdio, stdio, 'pipe'],
    });
    let output = '';
    let times = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stdio[3]?.on('data', (chunk: Buffer) => (times += chunk.toString()));
    const end = (ok: boolean): void =>
      resolve({ ok, seconds: (performance.now() - started) / 1000, cpuSeconds: cpuSeconds(times), output });
    child.on('error', (error) => {
      output += String(error);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
