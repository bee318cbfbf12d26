/**
 * `customers/addresses` of BigCommerce's V3 API. Personal: neither cached nor shared between people. The API does not ask
 * whose an address is, so it is looked up among the customer's before it is changed.
 */
import { z } from 'zod';
import { defineCall } from '../../transport/call.ts';
import type { AddressChange, AddressJson, NewAddress } from '../addresses.ts';
import { maxPageSize, noContent } from '../answers.ts';
import type { CommerceHandle } from '../handle.ts';
import type { BigCommerceClient } from './client.ts';
import { addressWire } from './customerJson.ts';
import { refused } from './refusals.ts';

const personal = { source: 'commerce', varies: ['commerceRegion', 'customerId'] } as const;
const personalWrite = { ...personal, idempotent: false } as const;

const route = '/v3/customers/addresses';

const getAddresses = defineCall({
  ...personal,
  name: 'getAddresses',
  method: 'GET',
  route,
  idempotent: true,
  request: ({ customerId, addressId }: { customerId: number; addressId?: number }) => ({
    path: route,
    query: { 'customer_id:in': customerId, 'id:in': addressId, limit: maxPageSize },
  }),
  answer: z.object({ data: z.array(addressWire) }).transform(({ data }) => data),
});

/** Addresses that were written; one that the customer has already is left out. */
const written = z.object({ data: z.array(addressWire).default([]) }).transform(({ data }) => data[0] ?? null);

const createAddress = defineCall({
  ...personalWrite,
  name: 'createAddress',
  method: 'POST',
  route,
  request: ({ customerId, address }: { customerId: number; address: NewAddress }) => ({
    path: route,
    body: [{ customer_id: customerId, ...address }],
  }),
  answer: written,
});

const updateAddress = defineCall({
  ...personalWrite,
  name: 'updateAddress',
  method: 'PUT',
  route,
  request: ({ address }: { address: AddressChange }) => ({ path: route, body: [address] }),
  answer: written,
});

const deleteAddress = defineCall({
  ...personalWrite,
  name: 'deleteAddress',
  method: 'DELETE',
  route,
  request: ({ addressId }: { addressId: number }) => ({ path: route, query: { 'id:in': addressId } }),
  answer: noContent,
});

export function addressCalls(
  client: BigCommerceClient,
): Pick<CommerceHandle, 'addresses' | 'createAddress' | 'updateAddress' | 'deleteAddress'> {
  /** Of each customer, as this request has read them: their owners do not change. */
  const seen = new Map<number, readonly AddressJson[]>();

  async function addresses(customerId: number): Promise<AddressJson[]> {
    const found = await client.run(getAddresses, { customerId });
    seen.set(customerId, found);
    return found;
  }

  const own = async (call: string, customerId: number, addressId: number): Promise<AddressJson> => {
    const isOwn = ({ id, customer_id: owner }: AddressJson) => id === addressId && owner === customerId;
    const address =
      seen.get(customerId)?.find(isOwn) ??
      (await client.run(getAddresses, { customerId, addressId })).find(isOwn);
    if (address) return address;
    throw refused(call, { status: 404, title: '', type: 'address_not_found', errors: {} });
  };

  /** The address that the store already had. */
  const equalTo = async (customerId: number, wanted: NewAddress, unless?: number): Promise<AddressJson> => {
    const all = await addresses(customerId);
    const equal =
      all.find((one) => one.id !== unless && isEqual(one, wanted)) ?? all.find(({ id }) => id === unless);
    if (equal) return equal;
    throw refused('createAddress', { status: 422, title: '', type: 'invalid', errors: {} });
  };

  return {
    addresses,
    createAddress: async (customerId, address) =>
      (await client.run(createAddress, { customerId, address })) ?? (await equalTo(customerId, address)),
    async updateAddress(customerId, address) {
      const before = await own('updateAddress', customerId, address.id);
      seen.delete(customerId);
      const after = await client.run(updateAddress, { address });
      return after ?? equalTo(customerId, { ...before, ...address }, address.id);
    },
    async deleteAddress(customerId, addressId) {
      await own('deleteAddress', customerId, addressId);
      seen.delete(customerId);
      await client.run(deleteAddress, { addressId });
    },
  };
}

const compared = [
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
] as const satisfies readonly (keyof NewAddress)[];

function isEqual(one: AddressJson, other: NewAddress): boolean {
  return compared.every((part) => one[part] === (other[part] ?? ''));
}
