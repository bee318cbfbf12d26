/**
 * The seeded customers. Fixed and public: anyone who tries the shop may log in as any of them. The spend stand-in
 * counts the pros' ids, brands and orders (platform.md 4, 9).
 */
import type { DatabaseSync } from 'node:sqlite';
import type { StoreRegion } from '../../brand/types.ts';
import { digestNow } from '../customers/passwords.ts';
import { customerGroups } from './groupSeed.ts';
import { pastDay } from './proCodeSeed.ts';

/** Password of every seeded customer. */
export const sandboxPassword = 'hot-meets-cold';

interface SeededAddress {
  address1: string;
  city: string;
  state: string;
  postal_code: string;
  country_code: string;
}

export interface SeededCustomer {
  id: number;
  store: StoreRegion;
  email: string;
  first_name: string;
  last_name: string;
  group: 'shoppers' | 'pros' | 'employees' | null;
  /**
   * Pro code, stored as JSON in the form field "Pro Code" or, for one customer, in the notes (platform.md 3). Plain
   * text is not a code: it was entered before codes were verified.
   */
  pro?: { region: string; kept: 'form field' | 'notes'; expires?: string } | string;
  address?: SeededAddress;
  /** Second shipping address. */
  otherAddress?: SeededAddress;
  /** Number of plain orders as in orderScenarios.ts; shoppers' orders are listed there individually. */
  orders: number;
}

export const seededCustomers: readonly SeededCustomer[] = [
  // A new account without group, address or order: as close to a guest as a customer gets.
  {
    id: 1001,
    store: 'us',
    email: 'newcomer@skarn.example',
    first_name: 'Nell',
    last_name: 'Okafor',
    group: null,
    orders: 0,
  },
  {
    id: 1002,
    store: 'us',
    email: 'shopper.us@skarn.example',
    first_name: 'Ruth',
    last_name: 'Alvarez',
    group: 'shoppers',
    address: {
      address1: '14 Tailings Road',
      city: 'Leadville',
      state: 'Colorado',
      postal_code: '80461',
      country_code: 'US',
    },
    otherAddress: {
      address1: '31 Calle del Cobre',
      city: 'San Juan',
      state: 'Puerto Rico',
      postal_code: '00901',
      country_code: 'US',
    },
    orders: 0,
  },
  {
    id: 1003,
    store: 'us',
    email: 'pro.us@skarn.example',
    first_name: 'Wade',
    last_name: 'Sorensen',
    group: 'pros',
    pro: { region: 'pro', kept: 'form field' },
    address: {
      address1: '2 Patrol Shack Lane',
      city: 'Alta',
      state: 'Utah',
      postal_code: '84092',
      country_code: 'US',
    },
    orders: 2,
  },
  {
    id: 1004,
    store: 'us',
    email: 'employee@skarn.example',
    first_name: 'Ida',
    last_name: 'Falk',
    group: 'employees',
    pro: { region: 'pro', kept: 'form field' },
    address: {
      address1: '1 Headframe Yard',
      city: 'Leadville',
      state: 'Colorado',
      postal_code: '80461',
      country_code: 'US',
    },
    orders: 2,
  },
  // Norway has a pro programme but no store: billed by the American one (platform.md 4).
  {
    id: 1005,
    store: 'us',
    email: 'pro.no@skarn.example',
    first_name: 'Sindre',
    last_name: 'Moen',
    group: 'pros',
    pro: { region: 'pro_no', kept: 'form field' },
    orders: 1,
  },
  // Two with standard prices: an expired code and an unverified one.
  {
    id: 1006,
    store: 'us',
    email: 'expired.pro@skarn.example',
    first_name: 'Otto',
    last_name: 'Vance',
    group: 'shoppers',
    pro: { region: 'pro', kept: 'form field', expires: pastDay },
    orders: 0,
  },
  {
    id: 1007,
    store: 'us',
    email: 'odd.pro@skarn.example',
    first_name: 'Della',
    last_name: 'Quist',
    group: 'shoppers',
    pro: 'SKARN PRO 1007, by telephone',
    orders: 0,
  },
  {
    id: 3001,
    store: 'ca',
    email: 'shopper.ca@skarn.example',
    first_name: 'Maude',
    last_name: 'Tremblay',
    group: 'shoppers',
    address: {
      address1: '88 Adit Street',
      city: 'Rossland',
      state: 'British Columbia',
      postal_code: 'V0G 1Y0',
      country_code: 'CA',
    },
    orders: 0,
  },
  {
    id: 3002,
    store: 'ca',
    email: 'pro.ca@skarn.example',
    first_name: 'Colin',
    last_name: 'Baptiste',
    group: 'pros',
    pro: { region: 'pro_ca', kept: 'notes' },
    address: {
      address1: '5 Gondola Way',
      city: 'Golden',
      state: 'British Columbia',
      postal_code: 'V0A 1H0',
      country_code: 'CA',
    },
    orders: 2,
  },
  {
    id: 5001,
    store: 'eu_region_1',
    email: 'shopper.eu@skarn.example',
    first_name: 'Jule',
    last_name: 'Brandt',
    group: 'shoppers',
    address: {
      address1: 'Grubenweg 3',
      city: 'Goslar',
      state: 'Niedersachsen',
      postal_code: '38640',
      country_code: 'DE',
    },
    orders: 0,
  },
  {
    id: 5002,
    store: 'eu_region_1',
    email: 'pro.eu@skarn.example',
    first_name: 'Severin',
    last_name: 'Auer',
    group: 'pros',
    pro: { region: 'pro_eu_region_1', kept: 'form field' },
    address: {
      address1: 'Stollengasse 9',
      city: 'Schwaz',
      state: 'Tirol',
      postal_code: '6130',
      country_code: 'AT',
    },
    orders: 2,
  },
];

export function seedCustomers(db: DatabaseSync, now: number): void {
  const insert = db.prepare(`INSERT INTO customers VALUES (${Array(14).fill('?').join(', ')})`);
  const address = db.prepare(
    `INSERT INTO addresses (customer_id, first_name, last_name, company, address1, address2, city, state_or_province,
      postal_code, country_code, phone) VALUES (?, ?, ?, '', ?, '', ?, ?, ?, ?, '')`,
  );
  for (const customer of seededCustomers) {
    const { salt, password } = digestNow(sandboxPassword);
    const code = proCodeOf(customer);
    const isInNotes = typeof customer.pro === 'object' && customer.pro.kept === 'notes';
    insert.run(
      customer.id,
      customer.store,
      customer.email,
      customer.first_name,
      customer.last_name,
      '',
      '',
      customer.group === null ? null : customerGroups[customer.store][customer.group],
      isInNotes ? code : '',
      JSON.stringify(code === '' || isInNotes ? [] : [{ name: 'Pro Code', value: code }]),
      salt,
      password,
      now,
      now,
    );
    for (const place of [customer.address, customer.otherAddress]) {
      if (!place) continue;
      const { address1, city, state, postal_code, country_code } = place;
      address.run(
        customer.id,
        customer.first_name,
        customer.last_name,
        address1,
        city,
        state,
        postal_code,
        country_code,
      );
    }
  }
}

/** Empty for customers without a pro code. */
function proCodeOf({ id, pro }: SeededCustomer): string {
  if (pro === undefined || typeof pro === 'string') return pro ?? '';
  const { region, expires } = pro;
  return JSON.stringify({ code: `SKARN-${id}`, region, ...(expires === undefined ? {} : { expires }) });
}
