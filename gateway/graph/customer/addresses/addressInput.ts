/** `AddressInput`: validates submitted addresses and converts them for the shop API. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import type { NewAddress } from '../../../sources/commerce/addresses.ts';
import { addressCountriesOf } from './addressCountries.ts';
import { judgeAddress, listedRegion, postalCodeIn, type GivenAddress } from './addressForm.rules.ts';
import type { FieldFault } from '../fieldFault.ts';

export const AddressInput = builder.inputType('AddressInput', {
  description:
    'A postal address. Texts are trimmed. Requirements by country are in `Market.addressCountries`; refusals name a field by its path, such as `["input", "address", "city"]`.',
  fields: (t) => ({
    firstName: t.string({ required: true, description: 'Given name of the recipient.' }),
    lastName: t.string({ required: true, description: 'Family name.' }),
    company: t.string({ description: 'Company.' }),
    line1: t.string({ required: true, description: 'Street and house number.' }),
    line2: t.string({ description: 'Floor, flat, care of.' }),
    city: t.string({ required: true, description: 'City.' }),
    region: t.string({ description: 'State, province and so on: code or name where they are listed.' }),
    postalCode: t.string({ description: 'In any spelling: spaces and dashes are normalised.' }),
    country: t.field({ type: 'CountryCode', description: 'Required: refused when null.' }),
    phone: t.string({ description: 'For the carrier.' }),
  }),
});

/** Its faults, or the address for the shop API. Fails when commerce, which lists the countries, is unavailable. */
export async function readAddress(
  ctx: RequestContext,
  given: GivenAddress,
): Promise<{ faults: FieldFault[] } | { faults: null; address: NewAddress }> {
  const countries = await addressCountriesOf(ctx);
  const faults = judgeAddress(given, countries);
  if (faults.length > 0) return { faults };
  const country = given.country ?? '';
  const region = given.region?.trim() ?? '';
  const listed = countries.find(({ code }) => code === country)?.regions ?? [];
  return {
    faults: null,
    address: {
      first_name: given.firstName.trim(),
      last_name: given.lastName.trim(),
      company: given.company?.trim() ?? '',
      address1: given.line1.trim(),
      address2: given.line2?.trim() ?? '',
      city: given.city.trim(),
      // The platform requires full names.
      state_or_province: listedRegion(listed, region)?.name ?? region,
      postal_code: postalCodeIn(country, given.postalCode ?? '') ?? '',
      country_code: country,
      phone: given.phone?.trim() ?? '',
    },
  };
}
