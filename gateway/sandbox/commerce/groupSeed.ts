/** Customer groups of the stores, and what their members pay less. */
import type { StoreRegion } from '../brand/types.ts';

export type GroupName = 'guests' | 'shoppers' | 'pros' | 'employees';

/** First digit by store, last digit guests, shoppers, pros, employees. */
export const customerGroups: Readonly<Record<StoreRegion, Readonly<Record<GroupName, number>>>> = {
  us: { guests: 11, shoppers: 12, pros: 13, employees: 14 },
  ca: { guests: 31, shoppers: 32, pros: 33, employees: 34 },
  eu_region_1: { guests: 51, shoppers: 52, pros: 53, employees: 54 },
};

/** Percent off the regular price. */
export const groupDiscounts: Readonly<Record<StoreRegion, Readonly<Record<'pros' | 'employees', number>>>> = {
  us: { pros: 40, employees: 50 },
  ca: { pros: 40, employees: 50 },
  eu_region_1: { pros: 35, employees: 50 },
};

export function groupsOf(store: StoreRegion): { id: number }[] {
  const ids = customerGroups[store];
  const off = groupDiscounts[store];
  return [
    group(ids.guests, 'Guests', { isForGuests: true }),
    group(ids.shoppers, 'Shoppers', { isDefault: true }),
    group(ids.pros, 'Pro programme', { percent: off.pros }),
    group(ids.employees, 'Employees', { percent: off.employees }),
  ];
}

function group(
  id: number,
  name: string,
  more: { isDefault?: boolean; isForGuests?: boolean; percent?: number },
) {
  return {
    id,
    name,
    is_default: more.isDefault ?? false,
    is_group_for_guests: more.isForGuests ?? false,
    category_access: { type: 'all' },
    discount_rules:
      more.percent === undefined ? [] : [{ type: 'all', method: 'percent', amount: `${more.percent}.0000` }],
    date_created: 'Thu, 02 Oct 2025 08:00:00 +0000',
    date_modified: 'Thu, 02 Oct 2025 08:00:00 +0000',
  };
}
