/**
 * `npm run test:unit -- <path or vitest options>`: one vitest run, with generated artifacts and a Redis.
 * `npm run test:watch` (`--watch`) reruns what an edit affects.
 */
import { runCommand } from './command.ts';
import { installPrograms } from './programs.ts';
import { unitEnvironment, vitest } from './suites.ts';

const args = process.argv.slice(2);
const watch = args.includes('--watch');
installPrograms({ unit: true, browser: false });
const generated = await runCommand(['npm', 'run', '--silent', 'generate']);
// Watch mode reads keys from the terminal, so it shares standard input.
const command = [...vitest(watch ? 'watch' : 'run'), ...args.filter((one) => one !== '--watch')];
const { ok } = generated.ok
  ? await runCommand(command, { env: unitEnvironment(), interactive: true })
  : generated;
process.exitCode = ok ? 0 : 1;
