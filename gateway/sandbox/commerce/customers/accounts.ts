/** Writes of accounts, whichever API asked for them: checked, with hashed passwords. */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { StoreRegion } from '../../brand/types.ts';
import type { CustomerJson } from '../../../sources/commerce/customers.ts';
import { query, transaction } from '../query.ts';
import { invalid, notFound, Refusal } from '../refusal.ts';
import { customerGroups } from '../seed/groupSeed.ts';
import { customerRows, type CustomerRow } from './customerRows.ts';
import { digest } from './passwords.ts';
import { nothingHeld, proCodes, type Held, type Verified } from './proCodes.ts';

export interface Account {
  email: string;
  first_name: string;
  last_name: string;
  password: string;
  company: string;
  phone: string;
  notes: string;
  customer_group_id: number | null;
  form_fields: CustomerJson['form_fields'];
}

export type AccountChange = { [Field in keyof Account]?: Account[Field] | undefined };

const email = z.email();

/** @param checksProCodes false at the vendor, who stores any text in the form field and the notes. */
export function accounts(db: DatabaseSync, now: () => number, { checksProCodes = true } = {}) {
  const customers = customerRows(db);
  const codes = proCodes(db, now);
  const verified = (store: StoreRegion, given: Account['form_fields'], held: Held): Verified =>
    checksProCodes ? codes.verified(store, given, held) : { fields: [...given], joinsWith: null };
  const insert = query(
    db,
    `INSERT INTO customers (store, email, first_name, last_name, company, phone, customer_group_id, notes, form_fields,
      salt, password, created, modified) VALUES (${Array(13).fill('?').join(', ')})`,
  );
  const update = query(
    db,
    `UPDATE customers SET email = ?, first_name = ?, last_name = ?, company = ?, phone = ?, customer_group_id = ?, notes = ?,
      form_fields = ?, salt = ?, password = ?, modified = ? WHERE id = ?`,
  );
  const remove = query(db, 'DELETE FROM customers WHERE id = ?');
  const disown = query(db, 'UPDATE carts SET customer_id = 0 WHERE customer_id = ?');
  const endSessions = query(db, 'DELETE FROM sessions WHERE customer_id = ?');
  const group = query(db, "SELECT 1 FROM settings WHERE store = ? AND kind = 'group' AND id = ?");

  const wanted = (store: StoreRegion, id: number): CustomerRow => {
    const row = customers.byId(store, id);
    if (!row) throw notFound('customer');
    return row;
  };

  const ensure = (store: StoreRegion, given: AccountChange, own?: CustomerRow): void => {
    const errors: Record<string, string> = {};
    if (given.email !== undefined && !email.safeParse(given.email).success)
      errors.email = 'is not an e-mail address';
    if (given.first_name?.trim() === '') errors.first_name = 'must not be empty';
    if (given.last_name?.trim() === '') errors.last_name = 'must not be empty';
    if (given.password !== undefined && (given.password.length < 8 || given.password.length > 128)) {
      errors.password = 'must have 8 to 128 characters';
    }
    if (given.customer_group_id && !group.get(store, given.customer_group_id)) {
      errors.customer_group_id = 'is unknown';
    }
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const held = own ? heldBy(own) : nothingHeld;
    if (given.notes !== undefined && checksProCodes) codes.ensureNotes(given.notes, held);
    if (given.form_fields) verified(store, given.form_fields, held);
    const other = given.email === undefined ? undefined : customers.byEmail(store, given.email);
    if (other && other.id !== own?.id) {
      throw new Refusal(409, 'duplicate_email', 'There is a customer with this e-mail address', {
        errors: { email: 'is taken' },
      });
    }
  };

  return {
    wanted,

    async create(store: StoreRegion, account: Account): Promise<CustomerRow> {
      ensure(store, account);
      const { salt, password } = await digest(account.password);
      // Check again: another request may have taken the address or the code while the password was hashed.
      ensure(store, account);
      const { fields, joinsWith } = verified(store, account.form_fields, nothingHeld);
      transaction(db, () => {
        insert.run(
          store,
          account.email,
          account.first_name,
          account.last_name,
          account.company,
          account.phone,
          joinsWith === null ? account.customer_group_id : customerGroups[store].pros,
          account.notes,
          JSON.stringify(fields),
          salt,
          password,
          now(),
          now(),
        );
        const made = joinsWith === null ? undefined : customers.byEmail(store, account.email);
        if (made && joinsWith !== null) codes.use(joinsWith, made.id);
      });
      const made = customers.byEmail(store, account.email);
      if (!made) throw notFound('customer');
      return made;
    },

    async update(store: StoreRegion, id: number, change: AccountChange): Promise<CustomerRow> {
      const fresh = change.password === undefined ? null : await digest(change.password);
      const row = wanted(store, id);
      ensure(store, change, row);
      const { fields, joinsWith } = verified(store, change.form_fields ?? [], heldBy(row));
      const kept = change.customer_group_id === undefined ? row.customer_group_id : change.customer_group_id;
      transaction(db, () => {
        update.run(
          change.email ?? row.email,
          change.first_name ?? row.first_name,
          change.last_name ?? row.last_name,
          change.company ?? row.company,
          change.phone ?? row.phone,
          joinsWith === null ? kept : groupOfPro(row),
          change.notes ?? row.notes,
          change.form_fields ? JSON.stringify(fields) : row.form_fields,
          fresh?.salt ?? row.salt,
          fresh?.password ?? row.password,
          now(),
          row.id,
        );
        if (joinsWith !== null) codes.use(joinsWith, row.id);
        if (fresh) endSessions.run(row.id);
      });
      return wanted(store, id);
    },

    remove(store: StoreRegion, id: number): void {
      const row = wanted(store, id);
      transaction(db, () => {
        disown.run(row.id);
        remove.run(row.id);
      });
    },
  };
}

function heldBy({ id, form_fields, notes }: CustomerRow): Held {
  return { id, notes, fields: JSON.parse(form_fields) as CustomerJson['form_fields'] };
}

/** Staff who redeem a code stay staff, since their group has the better prices. */
function groupOfPro({ store, customer_group_id: group }: CustomerRow): number {
  const { pros, employees } = customerGroups[store];
  return group === employees ? employees : pros;
}
