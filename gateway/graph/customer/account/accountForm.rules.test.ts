import { describe, expect, test } from 'vitest';
import type { FieldFault } from '../fieldFault.ts';
import {
  faultsOfCommerce,
  isEmail,
  isLoginWorthTrying,
  isPhone,
  judgeAccount,
  judgeCredentials,
  judgeProfile,
  type GivenAccount,
} from './accountForm.rules.ts';

const nell: GivenAccount = {
  email: 'nell@skarn.example',
  password: 'hot-meets-cold',
  firstName: 'Nell',
  lastName: 'Okafor',
};
const fields = (faults: FieldFault[]): string[] => faults.map(({ path }) => path.slice(1).join('.'));
const codes = (faults: FieldFault[]): string[] => faults.map(({ code }) => code);

describe('an e-mail address', () => {
  test.each([
    ['is one', 'nell@skarn.example', true],
    ['may have blanks around it', ' nell@skarn.example ', true],
    ['may have dots, a plus and a subdomain', 'n.okafor+ski@mail.skarn.example', true],
    ['may have an apostrophe', "nell.o'kafor@skarn.example", true],
    ['may have letters of any script', 'нелл@пример.рф', true],
    ['is not empty', '', false],
    ['has an @', 'skarn.example', false],
    ['has one @ only', 'nell@okafor@skarn.example', false],
    ['has something before it', '@skarn.example', false],
    ['has a domain with a dot', 'nell@skarn', false],
    ['has no dot at the end', 'nell@skarn.example.', false],
    ['has no two dots in a row', 'nell..okafor@skarn.example', false],
    ['has no dot before the @', 'nell.@skarn.example', false],
    ['has no blank in it', 'nell okafor@skarn.example', false],
    ['has no line break in it', 'nell@skarn.example\r\nbcc: all@skarn.example', false],
    ['is one, not a list', 'nell@skarn.example,ida@skarn.example', false],
    ['is no name with an address', 'Nell <nell@skarn.example>', false],
    ['has at most 255 characters', `${'n'.repeat(243)}@skarn.example`, false],
  ])('%s: %j', (_row, text, verdict) => {
    expect(isEmail(text)).toBe(verdict);
  });
});

describe('a phone number', () => {
  test.each([
    ['has digits', '5551234567', true],
    ['may have a country code, blanks, dashes and brackets', '+1 (555) 123-4567', true],
    ['may have dots and slashes', '05321/123.45', true],
    ['may have an extension', '555 1234567 ext. 12', true],
    ['may be full-width', '０３－１２３４－５６７８', true],
    ['has five digits or more', '1234', false],
    ['has twenty digits or fewer', '123456789012345678901', false],
    ['has no words in it', 'call me 12345', false],
    ['has its plus in front', '555+1234567', false],
  ])('%s: %j', (_row, text, verdict) => {
    expect(isPhone(text)).toBe(verdict);
  });
});

describe('a new account', () => {
  test.each<[string, Partial<GivenAccount>, string[]]>([
    ['needs e-mail, password and names', {}, []],
    [
      'may have phone, company and pro code',
      { phone: '+49 5321 12345', company: 'Skarn', proCode: 'X-1' },
      [],
    ],
    ['may leave them empty', { phone: ' ', company: '', proCode: null }, []],
    ['has an e-mail address', { email: 'nell' }, ['email']],
    ['has a password of 8 characters at least', { password: 'sevenxx' }, ['password']],
    ['takes a password of 8', { password: 'eightxxx' }, []],
    ['takes a password of blanks', { password: ' '.repeat(8) }, []],
    ['takes a password of 128', { password: 'x'.repeat(128) }, []],
    ['has a password of 128 characters at most', { password: 'x'.repeat(129) }, ['password']],
    ['has names that are not blank', { firstName: ' ', lastName: '\t' }, ['firstName', 'lastName']],
    [
      'has texts of 255 characters at most',
      { firstName: 'n'.repeat(256), company: 'c'.repeat(256) },
      ['firstName', 'company'],
    ],
    ['takes 255 with blanks around them', { lastName: ` ${'n'.repeat(255)} ` }, []],
    ['has a phone number where there is one', { phone: 'none' }, ['phone']],
    ['has a pro code of plausible length', { proCode: 'x'.repeat(65) }, ['proCode']],
    [
      'reports all faults, in form order',
      { email: '', password: '', firstName: '', lastName: '', phone: '1' },
      ['email', 'password', 'firstName', 'lastName', 'phone'],
    ],
  ])('%s', (_row, more, faulty) => {
    expect(fields(judgeAccount({ ...nell, ...more }))).toEqual(faulty);
  });

  test('reports the password limits', () => {
    expect(judgeAccount({ ...nell, password: 'x' })).toEqual([
      {
        path: ['input', 'password'],
        code: 'TOO_SHORT',
        key: 'refusal.account.password',
        values: { least: 8, most: 128 },
      },
    ]);
  });
});

test.each<[string, Partial<GivenAccount>, string[]]>([
  [
    'missing',
    { email: ' ', password: '', firstName: '', lastName: ' ' },
    ['REQUIRED', 'REQUIRED', 'REQUIRED', 'REQUIRED'],
  ],
  [
    'malformed',
    { email: 'nell', phone: 'none', proCode: 'x'.repeat(65) },
    ['INVALID_EMAIL', 'INVALID_PHONE', 'INVALID_PRO_CODE'],
  ],
  ['too short', { password: 'x' }, ['TOO_SHORT']],
  [
    'too long',
    {
      email: `${'n'.repeat(250)}@skarn.example`,
      password: 'x'.repeat(129),
      firstName: 'n'.repeat(256),
      phone: '1'.repeat(256),
    },
    ['TOO_LONG', 'TOO_LONG', 'TOO_LONG', 'TOO_LONG'],
  ],
])('a field that is %s has its code', (_row, more, expected) => {
  expect(codes(judgeAccount({ ...nell, ...more }))).toEqual(expected);
});

test('a profile requires names and a valid phone number', () => {
  expect(fields(judgeProfile({ firstName: '', lastName: 'Okafor', phone: 'x' }))).toEqual([
    'firstName',
    'phone',
  ]);
  expect(judgeProfile({ firstName: 'Nell', lastName: 'Okafor' })).toEqual([]);
});

describe('changed credentials', () => {
  test.each([
    ['may be none', {}, []],
    ['leave out what stays', { email: null, newPassword: null }, []],
    ['have an address that is one', { email: 'nell' }, ['email']],
    ['have a password within its bounds', { newPassword: 'short' }, ['newPassword']],
    ['are not blank', { email: '', newPassword: '' }, ['email', 'newPassword']],
  ])('%s', (_row, given, faulty) => {
    expect(fields(judgeCredentials(given))).toEqual(faulty);
  });
});

describe('a sign-in attempt', () => {
  test.each([
    ['is allowed with any address and password', 'nell', 'x', true],
    ['needs an address', ' ', 'hot-meets-cold', false],
    ['needs a password', 'nell@skarn.example', '', false],
    ['is not with an address longer than any', 'n'.repeat(256), 'x', false],
    ['is not with a password longer than any', 'nell@skarn.example', 'x'.repeat(129), false],
  ])('%s', (_row, email, password, verdict) => {
    expect(isLoginWorthTrying(email, password)).toBe(verdict);
  });
});

describe('errors reported by commerce', () => {
  test('is reported by input field names, with our own messages', () => {
    const found = faultsOfCommerce({ first_name: 'must not be empty', password: 'was leaked' }, 'account');
    expect(found).toEqual([
      { path: ['input', 'firstName'], code: 'REFUSED', key: 'refusal.account.firstName' },
      {
        path: ['input', 'password'],
        code: 'REFUSED',
        key: 'refusal.account.password',
        values: { least: 8, most: 128 },
      },
    ]);
  });

  test('of a password is reported at the field that the form has for it', () => {
    const [found] = faultsOfCommerce({ password: 'was leaked' }, 'credentials');
    expect(found?.path).toEqual(['input', 'newPassword']);
  });

  test('of a pro code is reported by kind', () => {
    expect(faultsOfCommerce({ pro_code: 'is expired' }, 'account')).toEqual([
      { path: ['input', 'proCode'], code: 'PRO_CODE_EXPIRED', key: 'refusal.proCode.expired' },
    ]);
  });

  test('of fields that are not in the form is ignored', () => {
    expect(
      faultsOfCommerce(
        { customer_group_id: 'is unknown', notes: 'is malformed', constructor: 'x' },
        'account',
      ),
    ).toEqual([]);
    expect(faultsOfCommerce({ email: 'is malformed', pro_code: 'is used' }, 'profile')).toEqual([]);
  });
});
