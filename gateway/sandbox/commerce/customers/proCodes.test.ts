/**
 * Verification of pro codes: a typed code becomes a membership, and no value that a caller writes is accepted as one.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CustomerJson } from '../../../sources/commerce/customers.ts';
import { listen } from '../../../testing/shop/listen.ts';
import { expiredCode, usedCode } from '../seed/proCodeSeed.ts';
import { openTestShop, type TestShop } from '../testShop.ts';

let shop: TestShop;
const opened = Date.parse('2027-01-15T10:00:00Z');

beforeAll(async () => {
  shop = await openTestShop(listen, { now: () => opened });
});
afterAll(() => shop.close());

const proCode = (value: string) => ({ name: 'Pro Code', value });
let accounts = 0;

function create(more: object, region = 'us', at = shop) {
  accounts += 1;
  const body = {
    email: `pro${accounts}@skarn.example`,
    first_name: 'Ny',
    last_name: 'Stollen',
    password: 'deep enough',
    ...more,
  };
  return at.call<{ data: CustomerJson; errors: object }>('/customers/create', {
    method: 'POST',
    body,
    region,
  });
}

function change(id: number, body: object, region = 'us') {
  return shop.call<{ data: CustomerJson; errors: object }>(`/customers/${id}`, {
    method: 'PUT',
    body,
    region,
  });
}

async function seeded(email: string, region = 'us'): Promise<CustomerJson> {
  const { json } = await shop.call<{ data: CustomerJson[] }>(`/customers?email:in=${email}`, { region });
  return json.data[0]!;
}

describe('a typed code', () => {
  test.each([
    ['us', 'SKARN-PRO-US-1', 'pro', 13],
    ['us', 'SKARN-PRO-NO-1', 'pro_no', 13],
    ['ca', 'SKARN-PRO-CA-1', 'pro_ca', 33],
    ['eu_region_1', 'SKARN-PRO-EU-1', 'pro_eu_region_1', 53],
  ])('creates an account at %s with %s as region %s, group %i', async (region, code, proRegion, group) => {
    const fields = [{ name: 'Ski length', value: '178' }, proCode(` ${code.toLowerCase()} `)];
    const { status, json } = await create({ form_fields: fields }, region);
    expect(status).toBe(201);
    expect(json.data.customer_group_id).toBe(group);
    expect(json.data.form_fields[0]).toEqual(fields[0]);
    expect(JSON.parse(json.data.form_fields[1]!.value)).toEqual({
      code,
      region: proRegion,
      expires: '2028-01-15',
    });
  });

  test('upgrades an existing account, whose other fields stay', async () => {
    const { json } = await create({ form_fields: [{ name: 'Ski length', value: '178' }] });
    const { id, form_fields: fields } = json.data;
    const joined = await change(id, { form_fields: [...fields, proCode('SKARN-PRO-US-2')] });
    expect(joined.json.data).toMatchObject({
      customer_group_id: 13,
      form_fields: [{ name: 'Ski length' }, proCode(expect.stringContaining('"region":"pro"'))],
    });
    // The same code again, as after a lost response.
    const again = await change(id, { form_fields: [proCode('skarn-pro-us-2')] });
    expect(again.status).toBe(200);
  });

  test('leaves staff in their group', async () => {
    const { id } = await seeded('employee@skarn.example');
    const { json } = await change(id, { form_fields: [proCode('SKARN-PRO-US-3')] });
    expect(json.data.customer_group_id).toBe(14);
  });

  test.each([
    ['nobody issued', 'SKARN-PRO-US-0', 'is unknown'],
    ['that has ended', expiredCode, 'is expired'],
    ['used by another account', usedCode, 'is used'],
    ['of another store', 'SKARN-PRO-CA-2', 'is for another store'],
    ['that is JSON', '{"code":"SKARN-PRO-US-4","region":"pro"}', 'is malformed'],
    ['in JSON form', '"SKARN-PRO-US-4"', 'is malformed'],
  ])('%s: 422, and nothing changes', async (_, code, problem) => {
    const made = await create({ form_fields: [proCode(code)] });
    expect([made.status, made.json.errors]).toEqual([422, { pro_code: problem }]);
    const { id } = await seeded('newcomer@skarn.example');
    const changed = await change(id, { first_name: 'Nellie', form_fields: [proCode(code)] });
    expect([changed.status, changed.json.errors]).toEqual([422, { pro_code: problem }]);
    expect(await seeded('newcomer@skarn.example')).toMatchObject({ first_name: 'Nell', form_fields: [] });
  });

  test('is valid for one account, also when two redeem it at once', async () => {
    const both = await Promise.all([1, 2].map(() => create({ form_fields: [proCode('SKARN-PRO-US-5')] })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });

  test('expires at the end of its last day', async () => {
    const { dataDir } = shop;
    for (const [moment, code, status] of [
      ['2028-01-15T23:59:59Z', 'SKARN-PRO-US-6', 201],
      ['2028-01-16T00:00:00Z', 'SKARN-PRO-US-7', 422],
    ] as const) {
      const later = await openTestShop(listen, { dataDir, now: () => Date.parse(moment) });
      expect((await create({ form_fields: [proCode(code)] }, 'us', later)).status).toBe(status);
      await later.close({ keepData: true });
    }
  });
});

describe('a verified membership', () => {
  test('is accepted when sent back unchanged', async () => {
    const { id, form_fields: fields } = await seeded('pro.us@skarn.example');
    expect(fields).toHaveLength(1);
    expect((await change(id, { form_fields: fields })).json.data.form_fields).toEqual(fields);
    const odd = await seeded('odd.pro@skarn.example');
    expect((await change(odd.id, { form_fields: odd.form_fields })).status).toBe(200);
  });

  test('stays when left out', async () => {
    const { id, form_fields: fields } = await seeded('pro.us@skarn.example');
    const more = { name: 'Ski length', value: '184' };
    expect((await change(id, { form_fields: [more] })).json.data.form_fields).toEqual([more, ...fields]);
    expect((await change(id, { form_fields: [proCode('')] })).json.data.form_fields).toEqual(fields);
  });

  test('cannot be altered', async () => {
    const { id } = await seeded('pro.us@skarn.example');
    const better = proCode('{"code":"SKARN-1003","region":"pro_ca"}');
    expect((await change(id, { form_fields: [better] })).json.errors).toEqual({ pro_code: 'is malformed' });
  });

  test('cannot be forged in the notes', async () => {
    const code = '{"region":"pro"}';
    const { id } = await seeded('newcomer@skarn.example');
    expect((await change(id, { notes: code })).json.errors).toEqual({ notes: 'is malformed' });
    expect((await create({ notes: code })).json.errors).toEqual({ notes: 'is malformed' });
    expect((await change(id, { notes: 'Rings twice.' })).status).toBe(200);
    const noted = await seeded('pro.ca@skarn.example', 'ca');
    expect(noted.notes).toContain('pro_ca');
    expect((await change(noted.id, { notes: noted.notes }, 'ca')).status).toBe(200);
  });
});
