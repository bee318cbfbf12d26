/** The checks that CI runs before any test. All others wait for the generated artifacts, then run two at a time. */
import { readFileSync } from 'node:fs';
import { root, runCommand, type Outcome } from './command.ts';

export interface Check {
  name: string;
  ok: boolean;
  seconds: number;
  cpuSeconds: number;
}

const cache = 'node_modules/.cache';
// Longest first, so that the last ones finish together.
const independent: [string, string][] = [
  // The default of four checkers would infer the schema's types four times. Memory is plentiful, so collect garbage
  // rarely.
  ['types', `env GOGC=200 tsc -p . --checkers 1 --incremental --tsBuildInfoFile ${cache}/types.tsbuildinfo`],
  ['lint', 'oxlint -c .config/oxlint.json --deny-warnings .'],
  ['reached', 'knip -c .config/knip.json --production --include files,exports,nsExports'],
  ['schema', 'node gateway/ops/schemaCheck/checkSchema.ts'],
  ['format', 'oxfmt --check'],
];

function print(name: string, { ok, seconds, output }: Outcome): void {
  console.log(
    `\n── ${name}\n${output.trimEnd()}${output.trim() === '' ? '' : '\n'}── ${name}: ${verdict(ok, seconds)}`,
  );
}

export function verdict(ok: boolean, seconds: number): string {
  return `${ok ? 'ok' : 'failed'} in ${seconds.toFixed(1)} s`;
}

/** Prints each check's output as one block. All checks run, even after a failure. */
export async function runChecks(): Promise<Check[]> {
  const done: Check[] = [];
  const run = async (name: string, command: string[]): Promise<void> => {
    const outcome = await runCommand(command, { capture: true });
    print(name, outcome);
    done.push({ name, ok: outcome.ok, seconds: outcome.seconds, cpuSeconds: outcome.cpuSeconds });
  };

  const contract = `${root}schema/operations.json`;
  const committed = readFileSync(contract, 'utf8');
  await run('generate', ['npm', 'run', '--silent', 'generate']);
  const unchanged = readFileSync(contract, 'utf8') === committed;
  if (!unchanged)
    console.error(
      'schema/operations.json did not match the client’s operations: commit the one just written.',
    );
  done.push({ name: 'persisted operations', ok: unchanged, seconds: 0, cpuSeconds: 0 });

  const waiting = [...independent];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await run(next[0], next[1].split(' '));
  };
  await Promise.all([work(), work()]);
  return done;
}
