/** Refusals of the mutations of an account: sign-in, creation, credentials, profile and pro membership. */
import { expiredCode, usedCode } from '../../../sandbox/commerce/seed/proCodeSeed.ts';
import { sandboxPassword } from '../../../sandbox/commerce/seed/customerSeed.ts';
import { badAddress, badAddressCodes } from './addressRefusals.ts';
import { invalid, long, row, type Row } from './refusalRow.ts';
import { again, customer, guest, refuse } from './refusingShop.ts';

const nobody = { email: 'nobody@skarn.example', password: 'x'.repeat(999) };
let accounts = 0;
const account = (more: object = {}): object => ({
  email: `refused${(accounts += 1)}@skarn.example`,
  password: 'three larches in fog',
  firstName: 'Ruth',
  lastName: 'Alvarez',
  ...more,
});
/** Of every name that commerce has for a customer's field, whatever the form. */
const customerErrors = {
  email: 'is malformed', password: 'was leaked', first_name: 'is odd', last_name: 'is odd', phone: 'is odd',
  company: 'is odd', pro_code: 'is odd', notes: 'are odd',
}; // oxfmt-ignore

export const accountRefusals: readonly Row[] = [
  row('signIn', 'InvalidCredentials INVALID_CREDENTIALS', null, () => guest(nobody)),
  row('signIn', 'TooManyAttempts TOO_MANY_ATTEMPTS', null, () => again(8, 'signIn', guest(nobody))),

  invalid(
    'createAccount',
    {
      email: 'INVALID_EMAIL',
      password: 'TOO_SHORT',
      firstName: 'REQUIRED',
      lastName: 'TOO_LONG',
      phone: 'INVALID_PHONE',
      company: 'TOO_LONG',
      proCode: 'INVALID_PRO_CODE',
      ...badAddressCodes,
    },
    () =>
      guest({
        email: 'ruth',
        password: 'short',
        firstName: ' ',
        lastName: long,
        phone: 'none',
        company: long,
        proCode: long,
        address: badAddress,
      }),
  ),
  invalid('createAccount', { proCode: 'PRO_CODE_EXPIRED' }, () => guest(account({ proCode: expiredCode }))),
  invalid(
    'createAccount',
    {
      email: 'INVALID_EMAIL',
      password: 'REFUSED',
      firstName: 'REFUSED',
      lastName: 'REFUSED',
      phone: 'REFUSED',
      company: 'REFUSED',
      proCode: 'INVALID_PRO_CODE',
    },
    () => refuse('POST', '/customers/create', 'invalid', customerErrors, guest(account())),
  ),
  row('createAccount', 'AccountNotCreated ACCOUNT_NOT_CREATED', null, () =>
    guest(account({ email: 'shopper.us@skarn.example' })),
  ),
  row('createAccount', 'TooManyAttempts TOO_MANY_ATTEMPTS', null, () =>
    again(5, 'createAccount', guest(account({ proCode: 'SKARN-NONE' }))),
  ),

  invalid('changeCredentials', { email: 'TOO_LONG', newPassword: 'REQUIRED' }, () =>
    customer({ currentPassword: sandboxPassword, email: `${long}@skarn.example`, newPassword: '' }),
  ),
  invalid('changeCredentials', { email: 'EMAIL_UNUSABLE' }, () =>
    customer({ currentPassword: sandboxPassword, email: 'pro.us@skarn.example' }),
  ),
  invalid('changeCredentials', { email: 'INVALID_EMAIL', newPassword: 'REFUSED' }, async () =>
    refuse(
      'PUT',
      '/customers/',
      'invalid',
      customerErrors,
      await customer({ currentPassword: sandboxPassword, newPassword: 'three larches in fog' }),
    ),
  ),
  row('changeCredentials', 'InvalidCredentials WRONG_PASSWORD', 'currentPassword', () =>
    customer({ currentPassword: 'wrong' }),
  ),
  row('changeCredentials', 'TooManyAttempts TOO_MANY_ATTEMPTS', null, async () =>
    again(8, 'changeCredentials', await customer({ currentPassword: long })),
  ),
  row('changeCredentials', 'NotSignedIn NOT_SIGNED_IN', null, () => guest({ currentPassword: 'x' })),
  row('deleteAccount', 'InvalidCredentials WRONG_PASSWORD', 'password', () =>
    customer({ password: 'wrong' }),
  ),
  row('deleteAccount', 'TooManyAttempts TOO_MANY_ATTEMPTS', null, async () =>
    again(8, 'deleteAccount', await customer({ password: long })),
  ),
  row('deleteAccount', 'NotSignedIn NOT_SIGNED_IN', null, () => guest({ password: 'x' })),
  invalid(
    'updateProfile',
    { firstName: 'REQUIRED', lastName: 'TOO_LONG', phone: 'TOO_LONG', company: 'TOO_LONG' },
    () => customer({ firstName: '', lastName: long, phone: '1'.repeat(256), company: long }),
  ),
  invalid(
    'updateProfile',
    { firstName: 'REFUSED', lastName: 'REFUSED', phone: 'REFUSED', company: 'REFUSED' },
    async () =>
      refuse(
        'PUT',
        '/customers/',
        'invalid',
        customerErrors,
        await customer({ firstName: 'Ruth', lastName: 'Alvarez' }),
      ),
  ),
  row('updateProfile', 'NotSignedIn NOT_SIGNED_IN', null, () => guest({ firstName: 'R', lastName: 'A' })),

  invalid('joinProProgramme', { proCode: 'REQUIRED' }, () => customer({ proCode: ' ' })),
  invalid('joinProProgramme', { proCode: 'PRO_CODE_USED' }, () => customer({ proCode: usedCode })),
  invalid('joinProProgramme', { proCode: 'PRO_CODE_OF_OTHER_STORE' }, () =>
    customer({ proCode: 'SKARN-PRO-CA-1' }),
  ),
  row('joinProProgramme', 'TooManyAttempts TOO_MANY_ATTEMPTS', null, async () =>
    again(8, 'joinProProgramme', await customer({ proCode: 'SKARN-NONE' })),
  ),
  row('joinProProgramme', 'NotSignedIn NOT_SIGNED_IN', null, () => guest({ proCode: 'SKARN-NONE' })),
];
