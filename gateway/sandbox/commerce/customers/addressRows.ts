/** Addresses of customers, as both APIs write them: checked, and an equal one never twice. */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { AddressJson } from '../../../sources/commerce/addresses.ts';
import { query } from '../query.ts';
import { invalid } from '../refusal.ts';
import { customerRows } from './customerRows.ts';

const short = z.string().max(255);
export const newAddress = z.object({
  first_name: short,
  last_name: short,
  company: short.default(''),
  address1: short,
  address2: short.default(''),
  city: short,
  state_or_province: short,
  postal_code: short,
  country_code: short,
  phone: short.default(''),
});
export const addressChange = newAddress
  .extend({ company: short, address2: short, phone: short })
  .partial()
  .extend({ id: z.int() });

export type Address = z.infer<typeof newAddress>;

const columns = [
  'first_name',
  'last_name',
  'company',
  'address1',
  'address2',
  'city',
  'state_or_province',
  'postal_code',
  'country_code',
  'phone',
] as const;

export function addressRows(db: DatabaseSync) {
  const customers = customerRows(db);
  const one = query<AddressJson>(db, 'SELECT * FROM addresses WHERE customer_id = ? AND id = ?');
  const insert = query<AddressJson>(
    db,
    `INSERT INTO addresses (customer_id, ${columns.join(', ')}) VALUES (?, ${columns.map(() => '?').join(', ')}) RETURNING *`,
  );
  const update = query<AddressJson>(
    db,
    `UPDATE addresses SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE id = ? RETURNING *`,
  );
  const remove = query(db, 'DELETE FROM addresses WHERE id = ?');
  const country = query<{ id: number }>(db, 'SELECT id FROM countries WHERE iso2 = ?');
  const states = query<{ name: string; code: string }>(
    db,
    'SELECT name, code FROM states WHERE country_id = ?',
  );

  /** Countries with listed states accept only those, by name or abbreviation (platform.md 9). */
  const ensureAddress = (address: Address): void => {
    const errors: Record<string, string> = {};
    for (const column of ['first_name', 'last_name', 'address1', 'city', 'postal_code'] as const) {
      if (address[column].trim() === '') errors[column] = 'must not be empty';
    }
    const found = country.get(address.country_code);
    if (!found) errors.country_code = 'is unknown';
    else {
      const listed = states.all(found.id);
      const isListed = listed.some(({ name, code }) => [name, code].includes(address.state_or_province));
      if (listed.length > 0 && !isListed) errors.state_or_province = 'is unknown';
    }
    if (Object.keys(errors).length > 0) throw invalid(errors);
  };

  return {
    one: (customerId: number, id: number) => one.get(customerId, id),
    /** An equal address of the customer's; undefined when there is none. */
    equal: (customerId: number, address: Address) =>
      customers
        .addressesOf(customerId)
        .find((row) => columns.every((column) => row[column] === address[column])),
    insert(customerId: number, address: Address): AddressJson | undefined {
      ensureAddress(address);
      return insert.get(customerId, ...columns.map((column) => address[column]));
    },
    update(kept: AddressJson, change: Partial<Address>): AddressJson | undefined {
      const changed = { ...kept, ...change };
      ensureAddress(changed);
      return update.get(...columns.map((column) => changed[column]), kept.id);
    },
    remove: (id: number) => void remove.run(id),
  };
}
