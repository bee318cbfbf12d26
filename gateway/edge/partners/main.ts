/**
 * `node gateway/edge/partners/main.ts`: creates, lists, rotates and revokes partners' keys. Reads REDIS_URL or
 * STATE_FILE like the gateway; changes apply from the gateway's next request on. Exit code 0 on success, 1 on failure,
 * 2 for invalid arguments or configuration.
 */
import { ConfigError, readPartnersConfig } from '../../config/config.ts';
import { openState } from '../state/openState.ts';
import { runCommand, usage, UsageError } from './commands.ts';
import { KeyRefusal } from './partnerKeys.ts';
import { BrokenRecord } from './partnerRecord.ts';
import { BrokenWebhook } from '../webhooks/WebhookSubscriptions.ts';

const args = process.argv.slice(2);

async function run(): Promise<string[]> {
  const config = () => readPartnersConfig(process.env);
  // Configuration is read after the arguments, whose errors come first.
  return runCommand(args, () => openState(config()), new Date(), process.env['OPEN_GRAPHQL'] === 'true');
}

try {
  const lines = args.includes('--help') ? [usage] : await run();
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n${usage}\n`);
    process.exitCode = 2;
  } else if (error instanceof ConfigError) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  } else if (error instanceof KeyRefusal || error instanceof BrokenRecord || error instanceof BrokenWebhook) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } else {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `The place where keys are kept (REDIS_URL, or else STATE_FILE) does not answer: ${reason}\n` +
        'Look with show whether anything was changed before you try again.\n',
    );
    process.exitCode = 1;
  }
}
