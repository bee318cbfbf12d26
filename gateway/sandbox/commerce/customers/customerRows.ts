/** Rows of customers and addresses, and how the shop API returns them: never with the password. */
import type { DatabaseSync } from 'node:sqlite';
import type { StoreRegion } from '../../brand/types.ts';
import type { AddressJson } from '../../../sources/commerce/addresses.ts';
import type { CustomerJson } from '../../../sources/commerce/customers.ts';
import { query } from '../query.ts';

export interface CustomerRow {
  id: number;
  store: StoreRegion;
  email: string;
  first_name: string;
  last_name: string;
  company: string;
  phone: string;
  customer_group_id: number | null;
  notes: string;
  form_fields: string;
  salt: Uint8Array;
  password: Uint8Array;
  created: number;
  modified: number;
}

export function customerRows(db: DatabaseSync) {
  const byId = query<CustomerRow>(db, 'SELECT * FROM customers WHERE store = ? AND id = ?');
  const byEmail = query<CustomerRow>(db, 'SELECT * FROM customers WHERE store = ? AND email = ?');
  const addresses = query<AddressJson>(db, 'SELECT * FROM addresses WHERE customer_id = ? ORDER BY id');
  return {
    byId: (store: StoreRegion, id: number) => byId.get(store, id),
    byEmail: (store: StoreRegion, email: string) => byEmail.get(store, email.trim()),
    addressesOf: (customerId: number) => addresses.all(customerId),
    answer: (row: CustomerRow): CustomerJson => ({
      id: row.id,
      email: row.email,
      first_name: row.first_name,
      last_name: row.last_name,
      company: row.company,
      phone: row.phone,
      customer_group_id: row.customer_group_id,
      notes: row.notes,
      form_fields: JSON.parse(row.form_fields) as CustomerJson['form_fields'],
      addresses: addresses.all(row.id),
      date_created: new Date(row.created).toISOString(),
      date_modified: new Date(row.modified).toISOString(),
    }),
  };
}
