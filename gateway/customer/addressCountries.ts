/** Countries for address forms: those of the store that the shop serves, with their states and provinces. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { oncePerContext } from '../oncePerContext.ts';
import { languageTag } from '../region/calendarDate.rules.ts';
import { Market } from '../region/market.ts';
import { withFallback } from '../sourceErrors.ts';
import {
  addressForm,
  countriesWithListedRegions,
  countryCodeOf,
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

/** Name of a country in the request's language; the code itself where nobody knows a name. */
export function countryName(ctx: RequestContext, code: string): string {
  const { language, country } = ctx.scope;
  try {
    const names = new Intl.DisplayNames(languageTag(language, country), { type: 'region' });
    return names.of(countryCodeOf(code)) ?? code;
  } catch (error) {
    // Stored addresses hold whatever somebody once sent.
    if (error instanceof RangeError) return code;
    throw error;
  }
}

/** Listed regions of a country, in the store's order; none where it lists none. Kept calls; fails when commerce is ill. */
async function listedRegions(ctx: RequestContext, code: string): Promise<Region[]> {
  if (!countriesWithListedRegions.includes(code)) return [];
  const country = (await storeCountries(ctx)).find((one) => one.country_iso2 === code);
  const states = country ? await ctx.commerce.states(country.id) : [];
  return states.map(({ state, state_abbreviation }) => ({ code: state_abbreviation, name: state }));
}

/** A region as an envelope shows it: the code where regions are listed, its own text while nobody can tell. */
export async function shortRegion(ctx: RequestContext, country: string, region: string): Promise<string> {
  if (region === '') return region;
  const listed = await withFallback(listedRegions(ctx, countryCodeOf(country)), []);
  return listedRegion(listed, region)?.code ?? region;
}

const storeCountries = oncePerContext((ctx) => ctx.commerce.countries());

/** Every country that an address may name, by name, the market's own first. Fails when commerce is ill. */
export const addressCountriesOf = oncePerContext(async (ctx): Promise<AddressCountryModel[]> => {
  const countries = await Promise.all(
    (await storeCountries(ctx)).map(async ({ country_iso2: code }): Promise<AddressCountryModel | null> => {
      const form = addressForm(code);
      return form && { code, form, name: countryName(ctx, code), regions: await listedRegions(ctx, code) };
    }),
  );
  const { language, country } = ctx.scope;
  const own = countryCodeOf(country);
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
  description: 'What people of a country call the region of an address.',
  values: regionKinds,
});

const AddressRegion = builder.objectRef<Region>('AddressRegion').implement({
  description: 'A state or province that the store lists.',
  fields: (t) => ({
    code: t.exposeString('code', {
      description: 'As addresses abbreviate it, such as `CO`; what `CustomerAddress.region` gives.',
    }),
    name: t.exposeString('name', { description: 'As the store writes it.' }),
  }),
});

const AddressCountry = builder.objectRef<AddressCountryModel>('AddressCountry').implement({
  description: 'A country that an address may name, and what its addresses need.',
  fields: (t) => ({
    code: t.exposeString('code', {
      description: 'ISO 3166 alpha-2 in upper case, as browsers fill it in and as addresses hold it.',
    }),
    name: t.exposeString('name', { description: 'In the language of the request.' }),
    regionKind: t.field({
      type: AddressRegionKind,
      description: 'What to call the region.',
      resolve: ({ form }) => form.regionKind,
    }),
    regions: t.field({
      type: [AddressRegion],
      description: 'The regions to choose from; empty where it is free text.',
      resolve: ({ regions }) => [...regions],
    }),
    requiresRegion: t.boolean({
      description: 'False: the region may be left out.',
      resolve: ({ form }) => form.region !== 'optional',
    }),
    requiresPostalCode: t.boolean({
      description: 'True everywhere now: all countries served have postal codes, and the store asks for one.',
      resolve: () => true,
    }),
    postalCodeExample: t.string({
      nullable: true,
      description:
        'A postal code of the country, written as its post does. Null where there are none, which is nowhere now.',
      resolve: ({ form }) => form.postalCodeExample,
    }),
  }),
});

builder.objectField(Market, 'addressCountries', (t) =>
  t.field({
    type: [AddressCountry],
    nullable: true,
    description:
      'Countries that an address may name: this market’s own first, the others by name. From commerce; null with an error when it is down.',
    complexity: 5,
    resolve: addressCountriesOf,
  }),
);
