/**
 * The whole shop for partners and their administrator: ad-hoc operations only with a key, keys in a file of its own.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { runCommand } from '../../edge/partners/commands.ts';
import { openState } from '../../edge/state/openState.ts';
import { openSite, type Answer, type Site } from './site.ts';

const root = new URL('../../../', import.meta.url).pathname;
const run = promisify(execFile);

export interface Parsed {
  status: number;
  headers: Headers;
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string; missingScopes?: string[] } }[];
  extensions?: Record<string, unknown>;
}

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

export interface PartnerShop {
  site: Site;
  /** SQLite file with the keys. */
  stateFile: string;
  /** Everything the gateway has logged. */
  logged(): string;
  /** Runs the command as an operator does, in a separate process. */
  command(args: string[], env?: Record<string, string>): Promise<Ended>;
  /** Runs it in this process, which is faster, with its own connection to the gateway's file. */
  keeper(...args: string[]): Promise<string>;
  newKey(scopes: string, ...more: string[]): Promise<{ key: string; id: string }>;
  /** Each caller has its own address by default, since failed guesses are counted by address. */
  ask(
    query: string,
    key: string | null,
    more?: { headers?: Record<string, string>; from?: string },
  ): Promise<Parsed>;
  close(): Promise<void>;
}

export async function openPartnerShop(): Promise<PartnerShop> {
  const folder = mkdtempSync(join(tmpdir(), 'skarn-partners-'));
  const stateFile = join(folder, 'state.sqlite');
  let logged = '';
  const log = pino({ level: 'debug' }, { write: (line: string) => void (logged += line) });
  const site = await openSite({ OPEN_GRAPHQL: 'false', STATE_FILE: stateFile, TRUSTED_PROXIES: '1' }, log);
  let asked = 0;

  async function keeper(...args: string[]): Promise<string> {
    const lines = await runCommand(args, () => openState({ redisUrl: null, stateFile }), new Date());
    return lines.join('\n');
  }

  return {
    site,
    stateFile,
    logged: () => logged,
    keeper,
    async command(args, env = { STATE_FILE: stateFile }) {
      const options = { cwd: root, env };
      return run(process.execPath, ['gateway/edge/partners/main.ts', ...args], options).then(
        ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
        (error: Ended) => error,
      );
    },
    async newKey(scopes, ...more) {
      const key = keyIn(await keeper('create', '--name', 'Summit Data', '--scopes', scopes, ...more));
      return { key, id: key.split('_')[1] ?? '' };
    },
    async ask(query, key, { headers = {}, from = `10.0.0.${(asked += 1)}` } = {}) {
      const authorization: Record<string, string> = key === null ? {} : { authorization: `Bearer ${key}` };
      return parsed(
        await site.post('/api/graphql', { query }, { 'x-forwarded-for': from, ...authorization, ...headers }),
      );
    },
    async close() {
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function keyIn(text: string): string {
  const key = /skp_\S+/.exec(text)?.[0];
  if (!key) throw new Error(`no key in: ${text}`);
  return key;
}

export function parsed({ status, headers, text }: Answer): Parsed {
  return { status, headers, ...(JSON.parse(text) as Pick<Parsed, 'data' | 'errors'>) };
}
