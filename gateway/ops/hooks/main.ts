/**
 * `node gateway/ops/hooks/main.ts register | list`: creates and lists the webhooks of the stores at BigCommerce, with the
 * gateway's environment. Registering again creates nothing twice, and switches on what the vendor switched off. Prints
 * no secret. Exit code 0 when done, 1 when a store refused, 2 for invalid arguments or configuration.
 */
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../../config/config.ts';
import { SourceError } from '../../sources/transport/errors.ts';
import {
  destinationOf,
  readStoreHooks,
  registerStoreHooks,
  type StoreHooks,
  type StoreHooksConfig,
} from './storeHooks.ts';

const usage = `node gateway/ops/hooks/main.ts register | list [--to ORIGIN]
  register      create the webhooks of every configured store
  list          show them
  --to ORIGIN   where the vendor reaches this shop; PUBLIC_ORIGIN by default`;

interface Arguments {
  command: 'register' | 'list';
  config: StoreHooksConfig;
}

function read(): Arguments {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' } },
  });
  const [command, ...rest] = positionals;
  if ((command !== 'register' && command !== 'list') || rest.length > 0)
    throw new Error('Say register or list.');
  const { commerce, hooks, publicOrigin } = readConfig(process.env);
  if (commerce.driver !== 'bigcommerce')
    throw new ConfigError('Webhooks are registered at BigCommerce only: set COMMERCE_DRIVER=bigcommerce.');
  if (hooks.commerceSecret === null) throw new ConfigError('COMMERCE_HOOK_SECRET is missing.');
  const origin = values.to ?? publicOrigin;
  if (origin === null) throw new ConfigError('PUBLIC_ORIGIN names no origin: say --to.');
  if (!URL.canParse(origin)) throw new Error(`--to takes an origin, not '${origin}'.`);
  // Refuses an address to which the vendor sends nothing.
  destinationOf(origin);
  return { command, config: { commerce, secret: hooks.commerceSecret, origin } };
}

function listed({ region, hooks, missing, outdated }: StoreHooks): string[] {
  return [
    `${region}: ${hooks.length} webhooks`,
    ...hooks.map((hook) => {
      const state = !hook.is_active ? 'off' : outdated.includes(hook) ? 'other secret' : 'on';
      return `  ${hook.id}  ${state}  ${hook.scope}  ${hook.destination}`;
    }),
    ...missing.map((scope) => `  missing  ${scope}`),
  ];
}

async function linesOf({ command, config }: Arguments): Promise<string[]> {
  if (command === 'list') return (await readStoreHooks(config)).flatMap(listed);
  return (await registerStoreHooks(config)).map(
    ({ region, created, renewed, unchanged }) =>
      `${region}: ${created} created, ${renewed} renewed, ${unchanged} unchanged`,
  );
}

function readOrExit(): Arguments {
  try {
    return read();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${error instanceof ConfigError ? reason : `${reason}\n${usage}`}\n`);
    process.exit(2);
  }
}

const given = readOrExit();
try {
  process.stdout.write(`${(await linesOf(given)).join('\n')}\n`);
} catch (error) {
  if (!(error instanceof SourceError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
