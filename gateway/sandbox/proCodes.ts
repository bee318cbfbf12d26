/**
 * The pro codes that everybody may type, for a gateway that uses BigCommerce's API: it keeps codes itself. The shop API's
 * stand-in has the same ones.
 */
import type { Config } from '../config/config.ts';
import { commerceState } from '../edge/sources.ts';
import { openState } from '../edge/state/openState.ts';
import { holderOf, ProCodes, type ProCodeStore } from '../sources/commerce/bigcommerce/proCodes/proCodes.ts';
import { customerGroups } from './commerce/seed/groupSeed.ts';
import { issuedProCodes } from './commerce/seed/proCodeSeed.ts';

/** Codes that were issued before stay as they are. */
export async function issueSandboxProCodes(records: ProCodeStore, now: number): Promise<void> {
  const codes = new ProCodes(records);
  for (const { code, store, region, expires, usedBy } of issuedProCodes(now)) {
    const { pros, employees } = customerGroups[store];
    const record = { store, region, expires, group: pros, staying: [employees] };
    const isIssued = await codes.issue(code, record);
    if (isIssued && usedBy !== null) await codes.take(store, code, [holderOf.account(usedBy)]);
  }
}

/** Into a sandbox's own state only: a Redis may not be its own. `fresh` makes used codes new. */
export async function ensureProCodes(
  config: Pick<Config, 'commerce' | 'redisUrl' | 'stateFile'>,
  fresh: boolean,
): Promise<void> {
  if (config.commerce.driver !== 'bigcommerce' || config.redisUrl !== null || config.stateFile === null)
    return;
  const state = openState(config);
  try {
    const { proCodes } = commerceState(state);
    const records = state.records('pro-codes');
    if (fresh) for (const key of await records.keys()) await records.delete(key);
    await issueSandboxProCodes(proCodes, Date.now());
  } finally {
    await state.close();
  }
}
