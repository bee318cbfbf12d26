/** Countries for address forms: those of the store that the shop serves, with states and provinces. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { memoizePerContext } from '../../memoizePerContext.ts';
import { languageTag } from '../../region/formats/calendarDate.rules.ts';
import { Market } from '../../region/markets/market.ts';
import { withFallback } from '../../sourceErrors.ts';
import { isoCountry } from '../../region/markets/isoCountry.rules.ts';
import {
  addressForm,
  countriesWithListedRegions,
  listedRegion,
  type AddressCountryChoice,
  type AddressForm,
  type AddressRegion as Region,
  type RegionKind,
} from './addressForm.rules.ts';

interface AddressCountryModel extends AddressCountryChoice {
  name: string;
  form: AddressForm;
}

/** Localised country name; the code when unknown. */
export function countryName(ctx: RequestContext, code: string): string {
  const { language, country } = ctx.scope;
  try {
    const names = new Intl.DisplayNames(languageTag(language, country), { type: 'region' });
    return names.of(isoCountry(code) ?? code) ?? code;
  } catch (error) {
    // Stored addresses may contain any text.
    if (error instanceof RangeError) return code;
    throw error;
  }
}

/**
 * A country's regions listed by the store, in its order; empty when it lists none. Cached; fails when commerce is
 * unavailable.
 */
async function listedRegions(ctx: RequestContext, code: string): Promise<Region[]> {
  if (!countriesWithListedRegions.includes(code)) return [];
  const country = (await storeCountries(ctx)).find((one) => one.country_iso2 === code);
  const states = country ? await ctx.commerce.states(country.id) : [];
  return states.map(({ state, state_abbreviation }) => ({ code: state_abbreviation, name: state }));
}

/**
 * A region for an address: the code where regions are listed, else its own text, also while the list is unavailable.
 */
export async function shortRegion(ctx: RequestContext, country: string, region: string): Promise<string> {
  if (region === '') return region;
  const listed = await withFallback(listedRegions(ctx, isoCountry(country) ?? ''), []);
  return listedRegion(listed, region)?.code ?? region;
}

const storeCountries = memoizePerContext((ctx) => ctx.commerce.countries());

/** Countries for addresses, by name, the market's own first. Fails when commerce is unavailable. */
export const addressCountriesOf = memoizePerContext(async (ctx): Promise<AddressCountryModel[]> => {
  const countries = await Promise.all(
    (await storeCountries(ctx)).map(async ({ country_iso2: code }): Promise<AddressCountryModel | null> => {
      const form = addressForm(code);
      return form && { code, form, name: countryName(ctx, code), regions: await listedRegions(ctx, code) };
    }),
  );
  const { language, country } = ctx.scope;
  const own = isoCountry(country);
  const { compare } = new Intl.Collator(languageTag(language, country));
  return countries
    .filter((one) => one !== null)
    .toSorted((a, b) => Number(b.code === own) - Number(a.code === own) || compare(a.name, b.name));
});

const regionKinds: Record<RegionKind, { description: string }> = {
  STATE: { description: 'United States, Australia.' },
  PROVINCE: { description: 'Canada, Italy, Spain.' },
  PREFECTURE: { description: 'Japan.' },
  COUNTY: { description: 'United Kingdom, Ireland.' },
  CANTON: { description: 'Switzerland.' },
  REGION: { description: 'Everywhere else.' },
};

const AddressRegionKind = builder.enumType('AddressRegionKind', {
  description: 'What a country calls the region of an address.',
  values: regionKinds,
});

const AddressRegion = builder.objectRef<Region>('AddressRegion').implement({
  description: 'A state or province that the store lists.',
  fields: (t) => ({
    code: t.exposeString('code', {
      description: 'Abbreviation used in addresses, such as `CO`; as in `CustomerAddress.region`.',
    }),
    name: t.exposeString('name', { description: 'Name in the store.' }),
  }),
});

const AddressCountry = builder.objectRef<AddressCountryModel>('AddressCountry').implement({
  description: 'A country for addresses and what its addresses require.',
  fields: (t) => ({
    code: t.expose('code', {
      type: 'CountryCode',
      description: 'As browsers autofill it and addresses store it.',
    }),
    name: t.exposeString('name', { description: 'In the language of the request.' }),
    regionKind: t.field({
      type: AddressRegionKind,
      description: 'What to call the region.',
      resolve: ({ form }) => form.regionKind,
    }),
    regions: t.field({
      type: [AddressRegion],
      description: 'The regions to choose from; empty for free text.',
      resolve: ({ regions }) => [...regions],
    }),
    requiresRegion: t.boolean({
      description: 'False when the region is optional.',
      resolve: ({ form }) => form.region !== 'optional',
    }),
    requiresPostalCode: t.boolean({
      description:
        'Currently always true: all served countries have postal codes, and the store requires one.',
      resolve: () => true,
    }),
    postalCodeExample: t.string({
      nullable: true,
      description:
        'Example postal code in the country’s format. Null for countries without postal codes, currently none.',
      resolve: ({ form }) => form.postalCodeExample,
    }),
  }),
});

builder.objectField(Market, 'addressCountries', (t) =>
  t.field({
    type: [AddressCountry],
    nullable: true,
    description:
      'Countries for addresses: this market’s own first, the others by name. From commerce; null with an error when it is down.',
    complexity: 5,
    resolve: addressCountriesOf,
  }),
);
