/** Command line and data folder of a sandbox started by hand: `--fresh`, `--products N`, `--closed`, `--help`. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';

export interface SandboxOptions {
  port: number;
  /** Public origin for gateway and browsers behind a proxy; its own when absent. */
  url?: string;
  gatewayPort: number;
  dataDir: string;
  fresh: boolean;
  products?: number;
  drawAhead: boolean;
  /** Folder of drawn pictures; below `dataDir` by default. */
  picturesDir?: string;
  blankPictures: boolean;
  /** Access as in production. */
  closed: boolean;
  /** `SEARCH_DRIVER`, unparsed: the configuration validates it. */
  searchDriver?: string | undefined;
  /** A real search service to use in place of the stand-in. */
  searchUrl?: string | undefined;
  /** `COMMERCE_DRIVER`, unparsed, too. */
  commerceDriver?: string | undefined;
}

const usage = `npm start -- [--fresh] [--products N] [--lazy] [--blank-pictures] [--closed]
  --fresh           throw away carts, customers and orders and seed again
  --products N      at least N products, for load
  --lazy            draw a picture only when somebody asks for it
  --blank-pictures  answer every picture with a transparent pixel, for tests of pages
  --closed          answer strangers as in production: persisted operations only, GraphiQL with a key, the default budgets`;

/** @throws Error with the usage text for an unknown option. */
export function readSandboxOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): SandboxOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      fresh: { type: 'boolean', default: false },
      lazy: { type: 'boolean', default: false },
      'blank-pictures': { type: 'boolean', default: false },
      closed: { type: 'boolean', default: false },
      products: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) throw new Error(usage);
  const products = values.products === undefined ? undefined : Number(values.products);
  if (products !== undefined && !(Number.isInteger(products) && products > 0 && products <= 100_000)) {
    throw new Error(`--products takes a whole number from 1 to 100000\n${usage}`);
  }
  return {
    port: portOf(environment, 'SANDBOX_PORT', 4100),
    ...(environment['SANDBOX_URL'] ? { url: environment['SANDBOX_URL'] } : {}),
    gatewayPort: portOf(environment, 'PORT', 4000),
    dataDir: environment['SANDBOX_DATA'] ?? new URL('../../.sandbox', import.meta.url).pathname,
    fresh: values.fresh,
    drawAhead: !values.lazy,
    blankPictures: values['blank-pictures'],
    closed: values.closed,
    ...(environment['SANDBOX_PICTURES'] ? { picturesDir: environment['SANDBOX_PICTURES'] } : {}),
    ...(environment['COMMERCE_DRIVER'] ? { commerceDriver: environment['COMMERCE_DRIVER'] } : {}),
    ...(environment['SEARCH_DRIVER'] ? { searchDriver: environment['SEARCH_DRIVER'] } : {}),
    ...(environment['SANDBOX_SEARCH_URL'] ? { searchUrl: environment['SANDBOX_SEARCH_URL'] } : {}),
    ...(products === undefined ? {} : { products }),
  };
}

function portOf(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
  otherwise: number,
): number {
  const text = environment[name];
  if (text === undefined || text === '') return otherwise;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} must be a port number`);
  return port;
}

/**
 * Keeps the folder for this process until it ends, however it does: a lock of SQLite's is released by the system. Two
 * sandboxes would seed and clear each other's tables.
 * @throws Error when another process has it.
 */
export function claimFolder(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const claim = new DatabaseSync(join(dataDir, 'claim.sqlite'));
  try {
    claim.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return claim;
  } catch (error) {
    claim.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new Error(`Another sandbox uses ${dataDir}: stop it, or set SANDBOX_DATA to another folder.`, {
      cause: error,
    });
  }
}

/** SQLite result code: the database is locked. */
const SQLITE_BUSY = 5;

/** Stored with the data, so that sessions survive a restart as carts do. */
export function sandboxSessionSecret(dataDir: string): string {
  const file = `${dataDir}/session-secret`;
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

/** State of the gateway beside the sandbox, unless the environment names another one; the indexer writes to it, too. */
export function sandboxState(
  dataDir: string,
  environment: Readonly<Record<string, string | undefined>>,
): { redisUrl: string | null; stateFile: string } {
  return {
    redisUrl: environment['REDIS_URL'] || null,
    stateFile: environment['STATE_FILE'] || `${dataDir}/gateway-state.sqlite`,
  };
}
