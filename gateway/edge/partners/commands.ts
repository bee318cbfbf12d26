/** The partner-key command: parses arguments, changes keys, and reports the result. */
import { parseArgs } from 'node:util';
import type { SharedState } from '../state/SharedState.ts';
import { dayStart, durationMs } from './duration.rules.ts';
import { listLines, recordLines, usageLines } from './commandOutput.ts';
import { KeyRefusal, PartnerKeys, type IssuedKey } from './partnerKeys.ts';
import type { PartnerRecord } from './partnerRecord.ts';
import { usageOf } from './partnerUsage.ts';
import {
  addWebhook,
  deadWebhooks,
  listWebhooks,
  removeWebhook,
  replayWebhook,
  stoppedWebhooks,
  testWebhook,
  topicsOf,
} from './webhookCommands.ts';
import { partnerScopes, scopeDescriptions, type PartnerScope } from './scopes.rules.ts';
import { webhookTopics } from '../webhooks/WebhookSubscriptions.ts';

export const usage = `node gateway/edge/partners/main.ts <what> [...]
  create --name <name> --scopes <scope,scope> [--cost-per-minute <points>] [--expires <yyyy-mm-dd>] [--note <text>]
                         creates a key and prints it once
  list                   every key, without its secret
  show <id>              one key
  rotate <id> [--grace 7d]
                         new secret, printed once; the previous one stays valid for the grace period: 30m, 12h, 7d, 0
  renew <id> --expires <yyyy-mm-dd> | --never
                         new expiry of the same key, even if it has expired; --never: none
  revoke <id>            revokes a key permanently, at once, and stops its webhooks
  scopes <id> <scope,scope>
                         replaces the scopes of a key
  budget <id> <points>   query cost per minute; 'default' for the gateway's default
  usage <id>             requests, errors and cost by day, for 90 days
  webhooks add <id> --url <url> --market <locale> [--topics <topic,topic>]
                         sends changes of a market's products, signed with a secret that is printed once
  webhooks list          every subscription, without its secret
  webhooks remove <webhook>
  webhooks test <webhook>
                         sends one test message
  webhooks replay <webhook> [--from <sequence>]
                         goes on after a pause, or delivers again from a change of the log on
  webhooks dead <webhook>
                         batches that were given up
Topics: ${webhookTopics.join(', ')}; all without --topics.
Scopes:
${partnerScopes.map((scope) => `  ${scope.padEnd(22)} ${scopeDescriptions[scope]}`).join('\n')}
Reads REDIS_URL or STATE_FILE, as the gateway does. Exit code: 0 on success, 1 on failure, 2 for invalid arguments.`;

/** Invalid arguments. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Runs a command and returns the lines to print. A new key appears in them and nowhere else.
 * @throws UsageError, KeyRefusal, BrokenRecord, and errors of the shared state.
 */
export async function runCommand(
  args: readonly string[],
  openState: () => SharedState,
  now: Date,
  allowsLoopback = false,
): Promise<string[]> {
  const run = readCommand(args);
  const state = openState();
  try {
    return await run({ keys: new PartnerKeys(state), state, now, allowsLoopback });
  } finally {
    await state.close();
  }
}

interface Tools {
  keys: PartnerKeys;
  state: SharedState;
  now: Date;
  /** Webhooks may be sent to this machine, for a sandbox. */
  allowsLoopback: boolean;
}

type Run = (tools: Tools) => Promise<string[]>;

function readCommand(args: readonly string[]): Run {
  const { values, positionals } = parse(args);
  if (positionals[0] === 'webhooks') return readWebhookCommand(values, positionals.slice(1));
  const [what = '', id = '', value = '', ...rest] = positionals;
  const allowed: Readonly<Record<string, [words: number, options: string[]]>> = {
    create: [1, ['name', 'scopes', 'cost-per-minute', 'expires', 'note']],
    list: [1, []],
    show: [2, []],
    rotate: [2, ['grace']],
    renew: [2, ['expires', 'never']],
    revoke: [2, []],
    scopes: [3, []],
    budget: [3, []],
    usage: [2, []],
  };
  const [words, options] = allowed[what] ?? [];
  if (words === undefined)
    throw new UsageError(what ? `There is no command '${what}'.` : 'The command is missing.');
  if (rest.length > 0 || positionals.length !== words)
    throw new UsageError(`${what} takes ${words - 1} arguments.`);
  // A key given in place of its id must not appear in messages.
  if (id.includes('_'))
    throw new UsageError('Give the id alone: the part of the key between skp_ and the next underscore.');
  const unknown = Object.keys(values).find((name) => !options?.includes(name));
  if (unknown) throw new UsageError(`${what} has no option --${unknown}.`);

  switch (what) {
    case 'create': {
      const partner = {
        name: required(values.name, '--name'),
        scopes: scopesOf(required(values.scopes, '--scopes')),
        costPerMinute: values['cost-per-minute'] === undefined ? null : points(values['cost-per-minute']),
        expiresAt: values.expires === undefined ? null : day(values.expires),
        note: values.note ?? '',
      };
      return async ({ keys, now }) => {
        mustBeAhead(partner.expiresAt, now);
        return issued(await keys.create(partner, now), now);
      };
    }
    case 'list':
      return async ({ keys, now }) => listLines(await keys.list(), now);
    case 'show':
      return async ({ keys, now }) => recordLines(await found(keys, id), now);
    case 'rotate': {
      const grace = durationMs(values.grace ?? '7d');
      if (grace === null)
        throw new UsageError('--grace takes a duration such as 30m, 12h or 7d, at most 90d.');
      return async ({ keys, now }) => issued(await keys.rotate(id, grace, now), now);
    }
    case 'renew': {
      if ((values.expires === undefined) === (values.never === undefined))
        throw new UsageError('renew takes either --expires <yyyy-mm-dd> or --never.');
      const expiresAt = values.expires === undefined ? null : day(values.expires);
      return async ({ keys, now }) => {
        mustBeAhead(expiresAt, now);
        return recordLines(await keys.renew(id, expiresAt), now);
      };
    }
    case 'revoke':
      return async ({ keys, state, now }) => [
        ...recordLines(await keys.revoke(id, now), now),
        ...(await stoppedWebhooks(state, id)),
      ];
    case 'scopes': {
      const scopes = scopesOf(value);
      return async ({ keys, now }) => recordLines(await keys.change(id, { scopes }), now);
    }
    case 'budget': {
      const costPerMinute = value === 'default' ? null : points(value);
      return async ({ keys, now }) => recordLines(await keys.change(id, { costPerMinute }), now);
    }
    default:
      return async ({ keys, state }) => {
        await found(keys, id);
        return usageLines(await usageOf(state, id));
      };
  }
}

function readWebhookCommand(values: ReturnType<typeof parse>['values'], words: readonly string[]): Run {
  const [what = '', id = ''] = words;
  const allowed: Readonly<Record<string, [words: number, options: string[]]>> = {
    add: [2, ['url', 'market', 'topics']],
    list: [1, []],
    remove: [2, []],
    test: [2, []],
    replay: [2, ['from']],
    dead: [2, []],
  };
  const [count, options] = allowed[what] ?? [];
  if (count === undefined) throw new UsageError(`There is no command 'webhooks ${what}'.`);
  if (words.length !== count) throw new UsageError(`webhooks ${what} takes ${count - 1} arguments.`);
  const unknown = Object.keys(values).find((name) => !options?.includes(name));
  if (unknown) throw new UsageError(`webhooks ${what} has no option --${unknown}.`);
  switch (what) {
    case 'add': {
      const topics = topicsOf(values.topics ?? webhookTopics.join(','));
      if (!topics) throw new UsageError(`--topics takes some of ${webhookTopics.join(', ')}.`);
      const wanted = {
        url: required(values.url, '--url'),
        market: required(values.market, '--market'),
        topics,
      };
      return (tools) => addWebhook(tools, id, wanted);
    }
    case 'list':
      return listWebhooks;
    case 'remove':
      return (tools) => removeWebhook(tools, id);
    case 'test':
      return (tools) => testWebhook(tools, id);
    case 'replay': {
      if (values.from !== undefined && !/^[1-9]\d{0,14}$/.test(values.from))
        throw new UsageError('--from takes the sequence number of a change.');
      return (tools) => replayWebhook(tools, id, values.from === undefined ? null : Number(values.from));
    }
    default:
      return (tools) => deadWebhooks(tools, id);
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        scopes: { type: 'string' },
        'cost-per-minute': { type: 'string' },
        expires: { type: 'string' },
        note: { type: 'string' },
        grace: { type: 'string' },
        never: { type: 'boolean' },
        url: { type: 'string' },
        market: { type: 'string' },
        topics: { type: 'string' },
        from: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function required(value: string | undefined, name: string): string {
  if (!value?.trim()) throw new UsageError(`${name} is missing.`);
  return value.trim();
}

function scopesOf(text: string): PartnerScope[] {
  const named = [...new Set(text.split(',').map((scope) => scope.trim()))];
  const isScope = (scope: string): scope is PartnerScope =>
    (partnerScopes as readonly string[]).includes(scope);
  const unknown = named.filter((scope) => !isScope(scope));
  if (unknown.length > 0) {
    throw new UsageError(`'${unknown.join(', ')}' is not a scope: ${partnerScopes.join(', ')}.`);
  }
  return named.filter(isScope);
}

function points(text: string): number {
  const number = Number(text);
  if (!/^\d{1,9}$/.test(text) || number < 1) throw new UsageError(`'${text}' is not a number of points.`);
  return number;
}

function day(text: string): Date {
  const date = dayStart(text);
  if (!date) throw new UsageError(`'${text}' is not a day such as 2027-01-01.`);
  return date;
}

function mustBeAhead(expiresAt: Date | null, now: Date): void {
  if (expiresAt && expiresAt <= now) throw new UsageError('--expires is in the past.');
}

async function found(keys: PartnerKeys, id: string): Promise<PartnerRecord> {
  const record = await keys.get(id);
  if (!record) throw new KeyRefusal(`There is no key ${id}.`);
  return record;
}

function issued({ key, record }: IssuedKey, now: Date): string[] {
  return [...recordLines(record, now), '', key, '', 'It is not shown again: pass it on now.'];
}
