/** Refusals of the mutations of a customer’s addresses. */
import { joinNodeId } from '../../../graph/nodeId.ts';
import { invalid, long, row, type Row } from './refusalRow.ts';
import { customer, guest, ownAddress, refuse } from './refusingShop.ts';

const unknownAddress = joinNodeId('CustomerAddress', 'en-us/999999');
const address = {
  firstName: 'Ruth',
  lastName: 'Alvarez',
  line1: '3 Slag Heap',
  city: 'Minturn',
  region: 'CO',
  postalCode: '81645',
  country: 'US',
};
export const badAddress = {
  firstName: '',
  lastName: long,
  company: long,
  line1: ' ',
  line2: long,
  city: '',
  region: 'Jefferson',
  postalCode: 'SW1A 1AA',
  country: 'US',
  phone: 'none',
};
export const badAddressCodes = {
  'address.firstName': 'REQUIRED',
  'address.lastName': 'TOO_LONG',
  'address.company': 'TOO_LONG',
  'address.line1': 'REQUIRED',
  'address.line2': 'TOO_LONG',
  'address.city': 'REQUIRED',
  'address.region': 'UNKNOWN_REGION',
  'address.postalCode': 'INVALID_POSTAL_CODE',
  'address.phone': 'INVALID_PHONE',
};
const addressErrors = {
  first_name: 'is odd', last_name: 'is odd', company: 'is odd', address1: 'is odd', address2: 'is odd', city: 'is odd',
  state_or_province: 'is odd', postal_code: 'is odd', country_code: 'is odd', phone: 'is odd', address_type: 'is odd',
}; // oxfmt-ignore
const refusedAddress = Object.fromEntries(
  [
    'firstName',
    'lastName',
    'company',
    'line1',
    'line2',
    'city',
    'region',
    'postalCode',
    'country',
    'phone',
  ].map((name) => [`address.${name}`, 'REFUSED']),
);

export const addressRefusals: readonly Row[] = [
  invalid('createAddress', badAddressCodes, () => customer({ address: badAddress })),
  invalid('createAddress', { 'address.country': 'COUNTRY_NOT_SERVED' }, () =>
    customer({ address: { ...address, country: 'BR' } }),
  ),
  invalid('createAddress', refusedAddress, async () =>
    refuse('POST', '/customers/', 'invalid', addressErrors, await customer({ address })),
  ),
  row('createAddress', 'NotSignedIn NOT_SIGNED_IN', null, () => guest({ address })),
  invalid('updateAddress', { id: 'ADDRESS_NOT_FOUND' }, () => customer({ id: unknownAddress, address })),
  invalid('updateAddress', badAddressCodes, async () => ownAddress({ address: badAddress })),
  invalid('updateAddress', refusedAddress, async () =>
    refuse('PUT', '/customers/', 'invalid', addressErrors, await ownAddress({ address })),
  ),
  row('updateAddress', 'NotSignedIn NOT_SIGNED_IN', null, () => guest({ id: unknownAddress, address })),
  row('deleteAddress', 'NotSignedIn NOT_SIGNED_IN', null, () => guest({ id: unknownAddress })),
  row('setDefaultAddress', 'NotSignedIn NOT_SIGNED_IN', null, () => guest({ id: unknownAddress })),
];
