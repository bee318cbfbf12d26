/** Converts form values to the gateway's account input. */
import type { FormValues } from '../../ui/Form/Form.tsx';
import { addressInput } from '../AddressFields/addressInput.rules.ts';
import type { AddressInputValues } from '../AddressFields/addressInput.rules.ts';

export interface NewAccountValues {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  company: string | null;
  proCode: string | null;
  address: AddressInputValues | null;
}

export function newAccount(values: FormValues): NewAccountValues {
  const { email = '', password = '', firstName = '', lastName = '', phone = '', proCode = '' } = values;
  // The form omits an untouched address; a preselected country alone is none.
  const address =
    values['address.line1'] === undefined
      ? null
      : addressInput(values, { firstName, lastName, phone: phone || null });
  return {
    email,
    password,
    firstName,
    lastName,
    phone: phone || null,
    company: address?.company ?? null,
    proCode: proCode || null,
    address,
  };
}
