/**
 * `node gateway/ops/hooks/main.ts register | list`: creates and lists the webhooks of the stores at BigCommerce, and of the
 * content stack at Contentstack, with the gateway's environment. Registering again creates nothing twice, and switches on
 * what the vendor switched off. Prints no secret. Exit code 0 when done, 1 when a vendor refused, 2 for invalid arguments
 * or configuration.
 */
import { parseArgs } from 'node:util';
import { ConfigError, readConfig, readContentManagement, type Config } from '../../config/config.ts';
import { SourceError } from '../../sources/transport/errors.ts';
import { readContentHooks, registerContentHooks, type ContentHooksConfig } from './contentHooks.ts';
import {
  destinationOf,
  readStoreHooks,
  registerStoreHooks,
  type StoreHooks,
  type StoreHooksConfig,
} from './storeHooks.ts';

const usage = `node gateway/ops/hooks/main.ts register | list [--to ORIGIN]
  register      create the webhooks of every configured store, and that of the content stack
  list          show them
  --to ORIGIN   where the vendors reach this shop; PUBLIC_ORIGIN by default
The stack's needs CONTENT_MANAGEMENT_TOKEN and CONTENT_HOOK_SECRET, the stores' COMMERCE_HOOK_SECRET.`;

interface Arguments {
  command: 'register' | 'list';
  stores: StoreHooksConfig | null;
  content: ContentHooksConfig | null;
}

function read(): Arguments {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' } },
  });
  const [command, ...rest] = positionals;
  if ((command !== 'register' && command !== 'list') || rest.length > 0)
    throw new Error('Say register or list.');
  const config = readConfig(process.env);
  const management = readContentManagement(process.env);
  if (config.commerce.driver !== 'bigcommerce' && management.token === null)
    throw new ConfigError(
      'Webhooks are registered at BigCommerce and Contentstack only: set COMMERCE_DRIVER=bigcommerce or CONTENT_MANAGEMENT_TOKEN.',
    );
  const origin = values.to ?? config.publicOrigin;
  if (origin === null) throw new ConfigError('PUBLIC_ORIGIN names no origin: say --to.');
  if (!URL.canParse(origin)) throw new Error(`--to takes an origin, not '${origin}'.`);
  return {
    command,
    stores: storesOf(config, origin),
    content: contentOf(config, management, origin),
  };
}

function storesOf({ commerce, hooks }: Config, origin: string): StoreHooksConfig | null {
  if (commerce.driver !== 'bigcommerce') return null;
  if (hooks.commerceSecret === null) throw new ConfigError('COMMERCE_HOOK_SECRET is missing.');
  // Refuses an address to which the vendor sends nothing.
  destinationOf(origin);
  return { commerce, secret: hooks.commerceSecret, origin };
}

function contentOf(
  { delivery, hooks }: Config,
  { url, token }: ReturnType<typeof readContentManagement>,
  origin: string,
): ContentHooksConfig | null {
  if (token === null) return null;
  if (hooks.contentSecret === null) throw new ConfigError('CONTENT_HOOK_SECRET is missing.');
  return { management: { url, apiKey: delivery.apiKey, token }, secret: hooks.contentSecret, origin };
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

async function listedContent(config: ContentHooksConfig): Promise<string[]> {
  const { all, own, outdated } = await readContentHooks(config);
  return [
    `content: ${all.length} webhooks`,
    ...all.map((webhook) => {
      const state = webhook.disabled
        ? 'off'
        : outdated.some((one) => one.webhook === webhook)
          ? 'outdated'
          : 'on';
      const targets = webhook.destinations.map((to) => to.target_url);
      return `  ${webhook.uid}  ${state}  ${webhook.channels.join(' ')}  ${targets.join(' ')}`;
    }),
    ...(own.length === 0 ? ['  missing'] : []),
  ];
}

async function linesOf({ command, stores, content }: Arguments): Promise<string[]> {
  const lines: string[] = [];
  if (command === 'list') {
    if (stores) lines.push(...(await readStoreHooks(stores)).flatMap(listed));
    if (content) lines.push(...(await listedContent(content)));
    return lines;
  }
  const done = (name: string, { created, renewed, unchanged }: Record<string, number | string>) =>
    `${name}: ${created} created, ${renewed} renewed, ${unchanged} unchanged`;
  if (stores)
    for (const { region, ...counts } of await registerStoreHooks(stores)) lines.push(done(region, counts));
  if (content) lines.push(done('content', await registerContentHooks(content)));
  return lines;
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
