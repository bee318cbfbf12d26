import { describe, expect, it } from 'vitest';
import { newAccount } from './newAccount.rules.ts';

const filled = {
  email: 'ada@skarn.example',
  password: ' hot meets cold ',
  firstName: 'Ada',
  lastName: 'Berg',
  phone: '',
};
const plain = { ...filled, phone: null, company: null, proCode: null, address: null };
const placed = {
  ...filled,
  phone: '+47 22 00 00 00',
  'address.company': 'Berg AS',
  'address.line1': 'Skarvveien 1',
  'address.line2': '',
  'address.city': 'Oslo',
  'address.postalCode': '0150',
  'address.country': 'NO',
};

describe('the new account’s input', () => {
  it('has no address without address fields', () => {
    expect(newAccount(filled)).toEqual(plain);
  });

  it('has the pro code where the form asks for one', () => {
    expect(newAccount({ ...filled, proCode: 'SKARN-PRO-US-1' })).toEqual({
      ...plain,
      proCode: 'SKARN-PRO-US-1',
    });
  });

  it('has an address of the same person, with the same phone, and the company for both', () => {
    expect(newAccount(placed)).toEqual({
      ...plain,
      phone: '+47 22 00 00 00',
      company: 'Berg AS',
      address: {
        firstName: 'Ada',
        lastName: 'Berg',
        company: 'Berg AS',
        line1: 'Skarvveien 1',
        line2: null,
        city: 'Oslo',
        region: null,
        postalCode: '0150',
        country: 'NO',
        phone: '+47 22 00 00 00',
      },
    });
  });
});
