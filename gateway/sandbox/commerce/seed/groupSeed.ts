/** Customer groups of the stores and their discounts. */
import { categoryId, productId } from '../../brand/ids.ts';
import type { Brand, StoreRegion } from '../../brand/types.ts';

export type GroupName = 'guests' | 'shoppers' | 'pros' | 'employees';

/** First digit: store; last digit: guests, shoppers, pros, employees. */
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

/** In the vendor's terms: `percent` off, `price` an amount off, `fixed` the price itself. */
export interface GroupRule {
  type: 'all' | 'category' | 'product';
  method: 'percent' | 'price' | 'fixed';
  amount: string;
  category_id?: number;
  product_id?: number;
}

/** One rule of each kind, each better than the group's general discount. Guests of one store have a rule, too. */
export function groupsOf(store: StoreRegion, brand: Brand): { id: number }[] {
  const ids = customerGroups[store];
  const off = groupDiscounts[store];
  return [
    group(ids.guests, 'Guests', {
      isForGuests: true,
      rules: store === 'eu_region_1' ? inCategory(brand, store, 'accessories/tuning/wax', 15) : [],
    }),
    group(ids.shoppers, 'Shoppers', { isDefault: true }),
    group(ids.pros, 'Pro programme', {
      // Wax is a consumable for professionals.
      rules: [everything(off.pros), ...inCategory(brand, store, 'accessories/tuning', 50)],
    }),
    group(ids.employees, 'Employees', {
      rules: [
        everything(off.employees),
        ...ofProduct(brand, store, 'level-nine-beanie', 'price', 30),
        ...ofProduct(brand, store, 'pit-strap', 'fixed', 1),
      ],
    }),
  ];
}

function everything(percent: number): GroupRule {
  return { type: 'all', method: 'percent', amount: percent.toFixed(4) };
}

function inCategory(brand: Brand, store: StoreRegion, path: string, percent: number): GroupRule[] {
  const amount = percent.toFixed(4);
  return brand.categories
    .filter((category) => category.path === path)
    .map(({ index }) => ({
      type: 'category',
      method: 'percent',
      amount,
      category_id: categoryId(store, index),
    }));
}

function ofProduct(
  brand: Brand,
  store: StoreRegion,
  key: string,
  method: GroupRule['method'],
  amount: number,
): GroupRule[] {
  return brand.products
    .filter((product) => product.key === key)
    .map(({ index }) => ({
      type: 'product',
      method,
      amount: amount.toFixed(4),
      product_id: productId(store, index),
    }));
}

function group(
  id: number,
  name: string,
  more: { isDefault?: boolean; isForGuests?: boolean; rules?: GroupRule[] },
) {
  return {
    id,
    name,
    is_default: more.isDefault ?? false,
    is_group_for_guests: more.isForGuests ?? false,
    category_access: { type: 'all' },
    discount_rules: more.rules ?? [],
    date_created: 'Thu, 02 Oct 2025 08:00:00 +0000',
    date_modified: 'Thu, 02 Oct 2025 08:00:00 +0000',
  };
}
