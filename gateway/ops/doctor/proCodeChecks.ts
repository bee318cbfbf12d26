/** Pro codes that the gateway keeps for BigCommerce: how many are left, and whether the groups of their holders exist. */
import { existsSync } from 'node:fs';
import { commerceState } from '../../edge/sources.ts';
import { openState } from '../../edge/state/openState.ts';
import type { ProCodeRecord } from '../../sources/commerce/bigcommerce/proCodes/proCode.rules.ts';
import { ProCodes } from '../../sources/commerce/bigcommerce/proCodes/proCodes.ts';
import type { Check, Outcome } from './check.ts';
import { failed, named, warning } from './problem.ts';
import type { ShopReadings } from './shopReadings.ts';

const create = 'node gateway/ops/proCodes/main.ts create';

export function proCodeChecks(shop: ShopReadings): Check[] {
  if (shop.config.commerce.driver !== 'bigcommerce') return [];
  return [
    {
      area: 'commerce',
      name: 'pro codes',
      needs: ['commerce: stores', 'redis: server'],
      run: () => proCodesOf(shop),
    },
  ];
}

/** Null: nothing keeps them. */
async function issued({ redisUrl, stateFile }: ShopReadings['config']): Promise<ProCodeRecord[] | null> {
  if (redisUrl === null && stateFile === null) return null;
  // Opening it would create it.
  if (redisUrl === null && stateFile !== null && !existsSync(stateFile)) return [];
  const state = openState({ redisUrl, stateFile });
  try {
    return await new ProCodes(commerceState(state).proCodes).all();
  } finally {
    await state.close();
  }
}

async function proCodesOf({ config, commerce }: ShopReadings): Promise<Outcome> {
  const records = await issued(config);
  if (records === null) return 'none: they need REDIS_URL or STATE_FILE';
  if (records.length === 0) return 'none are issued';
  const configured = config.commerce.driver === 'bigcommerce' ? Object.keys(config.commerce.stores) : [];
  const elsewhere = new Set(records.map(({ store }) => store).filter((store) => !configured.includes(store)));
  if (elsewhere.size > 0)
    return failed(
      `codes are issued for ${named([...elsewhere])}, where no store is configured`,
      'Configure the store, or withdraw the codes: nobody can use them.',
    );
  const unusable = await groupsThatAreNotUsable(records, commerce);
  if (unusable.length > 0)
    return failed(
      named(unusable),
      `Withdraw these codes and issue others with the pros’ group: ${create} --region … --group ….`,
    );
  const today = new Date().toISOString().slice(0, 10);
  const counts = [...Map.groupBy(records, ({ region, store }) => `${region} at ${store}`)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([programme, all]) => ({
      programme,
      issued: all.length,
      left: all.filter(({ holder, expires }) => holder === null && expires >= today).length,
    }));
  const spent = counts.filter(({ left }) => left === 0);
  if (spent.length > 0)
    return warning(
      `no code is left of ${named(spent.map(({ programme, issued: all }) => `${programme} (${all} used or expired)`))}`,
      `Issue more: ${create}.`,
    );
  return named(counts.map(({ programme, issued: all, left }) => `${programme}: ${left} of ${all} left`));
}

async function groupsThatAreNotUsable(
  records: readonly ProCodeRecord[],
  commerce: ShopReadings['commerce'],
): Promise<string[]> {
  const wanted = new Map(
    records.flatMap(({ store, group, staying }) =>
      [group, ...staying].map((id) => [`${store} ${id}`, { store, id }] as const),
    ),
  );
  const problems = await Promise.all(
    [...wanted.values()].map(async ({ store, id }) => {
      const found = await commerce(store).customerGroup(id);
      if (!found) return [`the store of ${store} has no customer group ${id}, which its pro codes name`];
      return found.is_group_for_guests ? [`pro codes of ${store} name the guests’ group ${id}`] : [];
    }),
  );
  return problems.flat();
}
