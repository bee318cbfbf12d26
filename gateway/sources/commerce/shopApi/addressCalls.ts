/** `customers/{id}/addresses` of the shop API (catalogue.md 7.1). Personal: neither cached nor shared between people. */
import { z } from 'zod';
import { defineCall } from '../../transport/call.ts';
import { addressJson, type AddressChange, type NewAddress } from '../addresses.ts';
import { dataOf, maxPageSize, noContent } from '../answers.ts';
import { inStore, type CommerceClient } from './client.ts';
import { csrfHeaders } from './csrf.ts';

const personal = { source: 'commerce', varies: ['commerceRegion', 'customerId'] } as const;
const personalRead = { ...personal, method: 'GET', idempotent: true } as const;
const personalWrite = { ...personal, idempotent: false } as const;

interface Csrf {
  csrfToken: string;
}

const getAddresses = defineCall({
  ...personalRead,
  name: 'getAddresses',
  route: '/customers/{id}/addresses',
  request: ({ customerId }: { customerId: number }, scope) =>
    inStore(scope, `/customers/${customerId}/addresses`, { query: { limit: maxPageSize } }),
  answer: dataOf(z.array(addressJson)),
});

const createAddress = defineCall({
  ...personalWrite,
  name: 'createAddress',
  method: 'POST',
  route: '/customers/{id}/addresses',
  request: ({ csrfToken, customerId, address }: Csrf & { customerId: number; address: NewAddress }, scope) =>
    inStore(scope, `/customers/${customerId}/addresses`, { headers: csrfHeaders(csrfToken), body: address }),
  answer: dataOf(addressJson),
});

const updateAddress = defineCall({
  ...personalWrite,
  name: 'updateAddress',
  method: 'PUT',
  route: '/customers/{id}/addresses',
  request: (
    { csrfToken, customerId, address }: Csrf & { customerId: number; address: AddressChange },
    scope,
  ) =>
    inStore(scope, `/customers/${customerId}/addresses`, { headers: csrfHeaders(csrfToken), body: address }),
  answer: dataOf(addressJson),
});

const deleteAddress = defineCall({
  ...personalWrite,
  name: 'deleteAddress',
  method: 'DELETE',
  route: '/customers/{id}/addresses/{addressId}',
  request: ({ csrfToken, customerId, addressId }: Csrf & { customerId: number; addressId: number }, scope) =>
    inStore(scope, `/customers/${customerId}/addresses/${addressId}`, { headers: csrfHeaders(csrfToken) }),
  answer: noContent,
});

export function addressCalls({ read, write }: CommerceClient) {
  return {
    addresses: (customerId: number) => read(getAddresses, { customerId }),
    createAddress: (customerId: number, address: NewAddress) => write(createAddress, { customerId, address }),
    updateAddress: (customerId: number, address: AddressChange) =>
      write(updateAddress, { customerId, address }),
    async deleteAddress(customerId: number, addressId: number): Promise<void> {
      await write(deleteAddress, { customerId, addressId });
    },
  };
}
