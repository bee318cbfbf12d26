/**
 * Validates addresses by country (platform.md 9: states and provinces are listed for address entry). The specification
 * lists regions of the United States and Canada only. Elsewhere the postal services' rules apply: a region is required
 * in Australia, Italy and Japan; otherwise the postal code implies it. Every country here has postal codes, Ireland
 * included, and the shop API requires one.
 */
import { isPhone, maxFieldLength } from '../account/accountForm.rules.ts';
import type { FieldFault } from '../fieldFault.ts';

export type RegionKind = 'STATE' | 'PROVINCE' | 'PREFECTURE' | 'COUNTY' | 'CANTON' | 'REGION';

export interface AddressForm {
  /** What the country calls the region. */
  regionKind: RegionKind;
  /** `listed`: one of the store's list; `required`: free text. */
  region: 'listed' | 'required' | 'optional';
  postalCodeExample: string;
}

export interface AddressRegion {
  /** Abbreviation used in addresses, such as `CO`. */
  code: string;
  name: string;
}

/** A country for addresses, with its regions where the store lists them. */
export interface AddressCountryChoice {
  /** ISO 3166 alpha-2, upper case. */
  code: string;
  regions: readonly AddressRegion[];
}

/** An address as submitted. */
export interface GivenAddress {
  firstName: string;
  lastName: string;
  company?: string | null | undefined;
  line1: string;
  line2?: string | null | undefined;
  city: string;
  region?: string | null | undefined;
  postalCode?: string | null | undefined;
  /** ISO 3166-1 alpha-2 in capitals. */
  country?: string | null | undefined;
  phone?: string | null | undefined;
}

/** By country: the format without separators, the separator, and an example. */
const postalCodes: Readonly<Record<string, readonly [form: RegExp, joint: string, example: string]>> = {
  US: [/^(\d{5})(\d{4})?$/, '-', '80461'],
  CA: [/^([ABCEGHJ-NPR-TVXY]\d[A-Z])(\d[A-Z]\d)$/, ' ', 'V0G 1Y0'],
  AU: [/^(\d{4})$/, '', '2000'],
  NZ: [/^(\d{4})$/, '', '6011'],
  JP: [/^(\d{3})(\d{4})$/, '-', '100-0001'],
  AT: [/^(?:AT?)?(\d{4})$/, '', '6020'],
  BE: [/^(?:BE?)?(\d{4})$/, '', '1000'],
  BG: [/^(?:BG)?(\d{4})$/, '', '1000'],
  CH: [/^(?:CH)?(\d{4})$/, '', '3920'],
  CY: [/^(?:CY)?(\d{4})$/, '', '1065'],
  CZ: [/^(?:CZ)?(\d{3})(\d{2})$/, ' ', '110 00'],
  DE: [/^(?:DE?)?(\d{5})$/, '', '38640'],
  DK: [/^(?:DK)?(\d{4})$/, '', '1050'],
  EE: [/^(?:EE)?(\d{5})$/, '', '10111'],
  ES: [/^(?:ES?)?(\d{5})$/, '', '28013'],
  FI: [/^(?:FI)?(\d{5})$/, '', '00100'],
  FR: [/^(?:FR?)?(\d{5})$/, '', '74400'],
  GB: [/^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/, ' ', 'SW1A 1AA'],
  GR: [/^(?:GR)?(\d{3})(\d{2})$/, ' ', '105 57'],
  HR: [/^(?:HR)?(\d{5})$/, '', '10000'],
  HU: [/^(?:HU?)?(\d{4})$/, '', '1051'],
  IE: [/^([A-Z]\d[\dW])([A-Z\d]{4})$/, ' ', 'D02 AF30'],
  IT: [/^(?:IT?)?(\d{5})$/, '', '11013'],
  LU: [/^(?:LU?)?(\d{4})$/, '', '1009'],
  LV: [/^(?:LV)?(\d{4})$/, '', '1010'],
  MT: [/^([A-Z]{3})(\d{4})$/, ' ', 'VLT 1117'],
  NL: [/^(\d{4})([A-Z]{2})$/, ' ', '1012 JS'],
  NO: [/^(?:NO?)?(\d{4})$/, '', '0150'],
  PL: [/^(?:PL)?(\d{2})(\d{3})$/, '-', '00-950'],
  PT: [/^(\d{4})(\d{3})$/, '-', '1100-148'],
  RO: [/^(?:RO)?(\d{6})$/, '', '010011'],
  SE: [/^(?:SE?)?(\d{3})(\d{2})$/, ' ', '114 55'],
  SI: [/^(?:SI)?(\d{4})$/, '', '1000'],
  SK: [/^(?:SK)?(\d{3})(\d{2})$/, ' ', '811 01'],
};

/**
 * Countries for addresses: the offered ones and those of the region map (platform.md 9). Upper case.
 *
 * @internal Used by tests only.
 */
export const servedCountries: readonly string[] = Object.keys(postalCodes);

const kinds: Readonly<Record<string, RegionKind>> = {
  US: 'STATE', AU: 'STATE', CA: 'PROVINCE', IT: 'PROVINCE', ES: 'PROVINCE', JP: 'PREFECTURE',
  GB: 'COUNTY', IE: 'COUNTY', CH: 'CANTON',
}; // oxfmt-ignore
/** Countries whose regions the store lists. */
export const countriesWithListedRegions: readonly string[] = ['US', 'CA'];
const regionInFreeText: readonly string[] = ['AU', 'IT', 'JP'];

/** Null for countries the shop does not serve. */
export function addressForm(country: string): AddressForm | null {
  const postalCode = postalCodes[country];
  if (!postalCode) return null;
  return {
    regionKind: kinds[country] ?? 'REGION',
    region: countriesWithListedRegions.includes(country)
      ? 'listed'
      : regionInFreeText.includes(country)
        ? 'required'
        : 'optional',
    postalCodeExample: postalCode[2],
  };
}

/** Normalised to the country's format regardless of spaces, dashes and case; null when invalid. */
export function postalCodeIn(country: string, text: string): string | null {
  const [form, joint = ''] = postalCodes[country] ?? [];
  // Japanese keyboards produce full-width digits, long vowel marks for dashes, and a postal mark.
  const compact = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s〒ー\p{Pd}]/gu, '');
  const parts = form?.exec(compact)?.slice(1);
  return parts ? parts.filter((part) => part !== undefined).join(joint) : null;
}

/** The listed region with this code or name, case-insensitive. */
export function listedRegion(regions: readonly AddressRegion[], text: string): AddressRegion | null {
  const wanted = text.trim().toLowerCase();
  return (
    regions.find(({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted) ?? null
  );
}

/** A fault without its place. */
type Problem = Pick<FieldFault, 'code' | 'key'>;

/** Faults of input field `address`, in form order; empty when valid. */
export function judgeAddress(
  address: GivenAddress,
  countries: readonly AddressCountryChoice[],
): FieldFault[] {
  const code = address.country ?? '';
  const country = countries.find((one) => one.code === code);
  const form = country ? addressForm(code) : null;
  const phone = address.phone?.trim() ?? '';
  const required = (name: 'firstName' | 'lastName' | 'line1' | 'city'): Problem | null =>
    isBlank(address[name]) ? { code: 'REQUIRED', key: `refusal.address.${name}` } : null;
  const problems: Record<keyof GivenAddress, Problem | null> = {
    firstName: required('firstName'),
    lastName: required('lastName'),
    company: null,
    line1: required('line1'),
    line2: null,
    city: required('city'),
    country: form
      ? null
      : { code: code === '' ? 'REQUIRED' : 'COUNTRY_NOT_SERVED', key: 'refusal.address.country' },
    region: country && form ? regionProblem(address.region ?? '', form, country.regions) : null,
    postalCode: form ? postalCodeProblem(code, address.postalCode ?? '') : null,
    phone: phone === '' || isPhone(phone) ? null : { code: 'INVALID_PHONE', key: 'refusal.account.phone' },
  };
  const values = { example: form?.postalCodeExample ?? '', most: maxFieldLength };
  return (Object.keys(problems) as (keyof GivenAddress)[]).flatMap((name) => {
    const isTooLong = (address[name]?.trim() ?? '').length > maxFieldLength;
    const problem = problems[name] ?? (isTooLong ? tooLong : null);
    return problem ? [{ path: ['input', 'address', name], ...problem, values }] : [];
  });
}

const tooLong: Problem = { code: 'TOO_LONG', key: 'refusal.account.tooLong' };

function postalCodeProblem(country: string, text: string): Problem | null {
  if (postalCodeIn(country, text) !== null) return null;
  return { code: isBlank(text) ? 'REQUIRED' : 'INVALID_POSTAL_CODE', key: 'refusal.address.postalCode' };
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

const regionKeys = {
  STATE: 'refusal.address.state',
  PROVINCE: 'refusal.address.province',
  PREFECTURE: 'refusal.address.prefecture',
  COUNTY: 'refusal.address.region',
  CANTON: 'refusal.address.region',
  REGION: 'refusal.address.region',
} as const;

function regionProblem(
  region: string,
  { regionKind, region: rule }: AddressForm,
  listed: readonly AddressRegion[],
): Problem | null {
  const isFine =
    rule === 'listed' ? listedRegion(listed, region) !== null : rule === 'optional' || !isBlank(region);
  return isFine
    ? null
    : { code: isBlank(region) ? 'REQUIRED' : 'UNKNOWN_REGION', key: regionKeys[regionKind] };
}

/** Maps shop API field names to input field names. */
const inputFields: Readonly<Record<string, keyof GivenAddress>> = {
  first_name: 'firstName', last_name: 'lastName', company: 'company', address1: 'line1', address2: 'line2',
  city: 'city', state_or_province: 'region', postal_code: 'postalCode', country_code: 'country', phone: 'phone',
}; // oxfmt-ignore

/** Maps the shop API's field errors; its messages are not passed on. Empty when they concern no field of the form. */
export function addressFaultsOfCommerce(errors: Readonly<Record<string, string>>): FieldFault[] {
  return Object.keys(errors).flatMap((name) => {
    const field = inputFields[name];
    return field
      ? [{ path: ['input', 'address', field], code: 'REFUSED', key: 'refusal.account.refused' }]
      : [];
  });
}
