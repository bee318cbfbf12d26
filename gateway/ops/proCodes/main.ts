/**
 * `node gateway/ops/proCodes/main.ts create | import | show | withdraw | list`: issues the pro codes that customers of the
 * stores at BigCommerce may type, with the gateway's environment. New codes are printed once. Exit code 0 when done, 1
 * when a code or the customer group is not as it must be, 2 for invalid arguments or configuration.
 */
import { text } from 'node:stream/consumers';
import { ConfigError, readConfig } from '../../config/config.ts';
import { commerceState } from '../../edge/sources.ts';
import { openState } from '../../edge/state/openState.ts';
import { ProCodes } from '../../sources/commerce/bigcommerce/proCodes/proCodes.ts';
import { SourceError } from '../../sources/transport/errors.ts';
import { CodeRefusal, readCommand, runCommand, usage, UsageError, type Command } from './commands.ts';

function configured() {
  const { commerce, redisUrl, stateFile } = readConfig(process.env);
  if (commerce.driver !== 'bigcommerce')
    throw new ConfigError('The shop API keeps its codes itself: set COMMERCE_DRIVER=bigcommerce.');
  if (redisUrl === null && stateFile === null)
    throw new ConfigError(
      'REDIS_URL or STATE_FILE is missing: the codes would be lost when the command ends.',
    );
  return { commerce, redisUrl, stateFile };
}

async function linesOf(command: Command): Promise<string[]> {
  const { commerce, ...stateConfig } = configured();
  const typed = command.name === 'import' ? await text(process.stdin) : '';
  const state = openState(stateConfig);
  try {
    const codes = new ProCodes(commerceState(state).proCodes);
    return await runCommand(command, { codes, commerce, typed, now: new Date() });
  } finally {
    await state.close();
  }
}

try {
  const lines = await linesOf(readCommand(process.argv.slice(2)));
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  const isOperators = error instanceof UsageError || error instanceof ConfigError;
  if (!isOperators && !(error instanceof CodeRefusal) && !(error instanceof SourceError)) throw error;
  process.stderr.write(`${error.message}\n${error instanceof UsageError ? `${usage}\n` : ''}`);
  process.exitCode = isOperators ? 2 : 1;
}
