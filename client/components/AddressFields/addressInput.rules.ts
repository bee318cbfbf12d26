/** Converts form values to the gateway's address input. */
import type { FormValues } from '../../ui/Form/Form.tsx';

/** Variables of `AddressInput`. */
export interface AddressInputValues {
  firstName: string;
  lastName: string;
  company: string | null;
  line1: string;
  line2: string | null;
  city: string;
  region: string | null;
  postalCode: string | null;
  country: string | null;
  phone: string | null;
}

/** @param person provides names and phone where the form asks for them elsewhere. */
export function addressInput(
  values: FormValues,
  person: { firstName?: string; lastName?: string; phone?: string | null } = {},
): AddressInputValues {
  const text = (name: string) => values[`address.${name}`] ?? '';
  const textOrNull = (name: string) => text(name) || null;
  return {
    firstName: person.firstName ?? text('firstName'),
    lastName: person.lastName ?? text('lastName'),
    company: textOrNull('company'),
    line1: text('line1'),
    line2: textOrNull('line2'),
    city: text('city'),
    region: textOrNull('region'),
    postalCode: textOrNull('postalCode'),
    country: textOrNull('country'),
    phone: person.phone === undefined ? textOrNull('phone') : person.phone,
  };
}
