/** What an operator does with pro codes: parses arguments, changes the records, and returns the lines to print. */
import { randomInt, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { baseScope } from '../../edge/markets/baseScope.ts';
import { bounds } from '../../graph/argumentBounds.rules.ts';
import { billingRegion } from '../../graph/region/markets/billing.rules.ts';
import { bigCommerceCatalogue } from '../../sources/commerce/bigcommerce/bigCommerce.ts';
import type { ProCodeRecord } from '../../sources/commerce/bigcommerce/proCodes/proCode.rules.ts';
import type { ProCodes } from '../../sources/commerce/bigcommerce/proCodes/proCodes.ts';
import type { BigCommerceStores } from '../../sources/commerce/bigcommerce/stores.rules.ts';
import { CallLog } from '../../sources/transport/callLog.ts';

export const usage = `node gateway/ops/proCodes/main.ts <what> [...]
  create --region <region> --group <id> --expires <yyyy-mm-dd> [--staying <id,id>] [--count <n>]
                    creates codes, one by default, and prints them once
  import --region … --group … --expires … [--staying <id,id>]
                    issues codes of your own, one a line of the standard input
  show <code>       one code
  withdraw <code>   an unused one
  list              how many there are, by region and last day
Regions: pro, pro_no (both at the store of us), pro_ca, pro_eu_region_1. --group: the customer group of the store that a
customer is put into; --staying: groups whose members stay there, such as staff.`;

/** Invalid arguments. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A code or a group is not as it must be. */
export class CodeRefusal extends Error {
  override readonly name = 'CodeRefusal';
}

type Programme = Omit<ProCodeRecord, 'holder'>;

export type Command =
  | { name: 'create'; programme: Programme; count: number }
  | { name: 'import'; programme: Programme }
  | { name: 'show' | 'withdraw'; code: string }
  | { name: 'list' };

export interface CommandTools {
  codes: ProCodes;
  commerce: { url: string; stores: BigCommerceStores };
  /** The standard input. */
  typed: string;
  now: Date;
}

const regions = ['pro', 'pro_no', 'pro_ca', 'pro_eu_region_1'];
const mostAtOnce = 10_000;
/** Without those that are taken for another one. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Milliseconds for a call with its retries. */
const callMs = 30_000;

/** @throws UsageError */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parsed(args);
  const [name = '', code, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`${name} takes one code.`);
  switch (name) {
    case 'create':
    case 'import': {
      if (code !== undefined) throw new UsageError(`${name} takes no code as an argument.`);
      const programme = programmeOf(values);
      if (name === 'import') return { name, programme };
      const count = wholeNumber(values.count ?? '1', '--count');
      if (count > mostAtOnce) throw new UsageError(`--count is ${mostAtOnce} at most.`);
      return { name, programme, count };
    }
    case 'show':
    case 'withdraw':
      if (code === undefined) throw new UsageError(`${name} takes a code.`);
      return { name, code };
    case 'list':
      return { name };
    default:
      throw new UsageError('Say create, import, show, withdraw or list.');
  }
}

/** @throws CodeRefusal, and SourceError when the store does not answer. */
export async function runCommand(command: Command, tools: CommandTools): Promise<string[]> {
  const { codes } = tools;
  switch (command.name) {
    case 'create': {
      await ensureUsable(command.programme, tools);
      const made = Array.from({ length: command.count }, newCode);
      for (const code of made) await codes.issue(code, command.programme);
      return made;
    }
    case 'import': {
      await ensureUsable(command.programme, tools);
      const given = [...new Set(tools.typed.split('\n').map((line) => line.trim()))].filter(Boolean);
      const long = given.find((code) => code.length > bounds.code);
      if (long !== undefined) throw new CodeRefusal(`A code has ${bounds.code} characters at most: ${long}`);
      let known = 0;
      for (const code of given) if (!(await codes.issue(code, command.programme))) known += 1;
      return [`${given.length - known} issued, ${known} were issued before and stay as they are`];
    }
    case 'show': {
      const record = await codes.find(command.code);
      if (!record) throw new CodeRefusal('There is no such code.');
      return [`${described(record)}, ${record.holder === null ? 'unused' : `used (${record.holder})`}`];
    }
    case 'withdraw':
      if (!(await codes.withdraw(command.code)))
        throw new CodeRefusal('There is no such code, or it is used.');
      return ['Withdrawn.'];
    case 'list': {
      const counts = Map.groupBy(await codes.all(), described);
      return [...counts]
        .map(([what, all]) => {
          const used = all.filter(({ holder }) => holder !== null).length;
          return `${what}: ${all.length} codes, ${used} used`;
        })
        .toSorted();
    }
  }
}

/** A wrong group would give wrong prices, or refuse every customer. */
async function ensureUsable(
  { store, expires, group, staying }: Programme,
  tools: CommandTools,
): Promise<void> {
  if (expires < tools.now.toISOString().slice(0, 10)) throw new CodeRefusal('--expires is in the past.');
  const source = bigCommerceCatalogue(tools.commerce);
  try {
    if (!source.regions?.includes(store)) throw new CodeRefusal(`No store is configured for ${store}.`);
    const handle = source.open({
      scope: { ...baseScope(), commerceRegion: store },
      deadline: performance.now() + callMs,
      signal: AbortSignal.timeout(callMs),
      requestId: `pro-codes-${randomUUID()}`,
      log: new CallLog(),
    });
    for (const id of [group, ...staying]) {
      const found = await handle.customerGroup(id);
      if (!found) throw new CodeRefusal(`The store of ${store} has no customer group ${id}.`);
      if (found.is_group_for_guests) throw new CodeRefusal(`Customer group ${id} is that of guests.`);
    }
  } finally {
    await source.close();
  }
}

/** Eighty random bits. */
function newCode(): string {
  const part = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return ['PRO', part(), part(), part(), part()].join('-');
}

function described({ region, store, group, expires }: ProCodeRecord): string {
  return `${region} at ${store}, group ${group}, until ${expires}`;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        region: { type: 'string' },
        group: { type: 'string' },
        expires: { type: 'string' },
        staying: { type: 'string' },
        count: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function programmeOf(values: ReturnType<typeof parsed>['values']): Programme {
  const { region = '', group = '', expires = '', staying } = values;
  if (!regions.includes(region)) throw new UsageError(`--region is one of ${regions.join(', ')}.`);
  if (!z.iso.date().safeParse(expires).success)
    throw new UsageError('--expires takes a day such as 2027-12-31.');
  return {
    region,
    store: billingRegion(region),
    expires,
    group: wholeNumber(group, '--group'),
    staying: staying === undefined ? [] : staying.split(',').map((id) => wholeNumber(id, '--staying')),
  };
}

function wholeNumber(given: string, name: string): number {
  if (!/^[1-9]\d{0,8}$/.test(given.trim())) throw new UsageError(`${name} takes a number from 1.`);
  return Number(given);
}
