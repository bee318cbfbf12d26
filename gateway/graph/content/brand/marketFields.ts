/** Market fields that come from content: mailing lists, contact, and region names. */
import type { Awaitable } from '../../../sources/transport/awaitable.ts';
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { contactRegion } from '../../region/markets/countries.rules.ts';
import { readLanguage } from '../../region/locales/locale.rules.ts';
import { Market } from '../../region/markets/market.ts';
import { countryName, languageName } from '../../region/markets/marketNames.ts';
import { GLOBAL } from '../../region/markets/markets.rules.ts';
import { words } from '../wording/words.ts';

interface ContactModel {
  region: string;
  email: string | null;
  phone: string | null;
}

const MarketContact = builder.objectRef<ContactModel>('MarketContact').implement({
  description: 'Whom shoppers of a market reach. From the brand settings of the content service; public.',
  fields: (t) => ({
    region: t.exposeString('region', {
      description:
        'Contact region: us, ca, no, jp, au, nz, uk, kr or eu; `global` for the brand’s general contact, where the country has none of its own.',
    }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'Where they write to; null when there is no such address.',
    }),
    phone: t.exposeString('phone', {
      nullable: true,
      description: 'Where they call; null when there is no such number.',
    }),
  }),
});

/** The country's name in the request's language; the rest of the world has a name set by editors. */
export function countryNameHere(country: string, ctx: RequestContext): Awaitable<string> {
  return country === GLOBAL
    ? words(ctx, 'market.country.global')
    : countryName(country, readLanguage(ctx.scope.language));
}

/** The region's contact, with empty fields taken from the general one. Null when there is neither. */
async function contactOf(ctx: RequestContext): Promise<ContactModel | null> {
  const brand = await ctx.delivery.brandSettings();
  if (!brand) return null;
  const region = contactRegion(ctx.scope.country);
  const own = brand.contacts.find((contact) => contact.region === region) ?? null;
  const email = own?.email || brand.contact?.email || null;
  const phone = own?.phone || brand.contact?.phone || null;
  return email === null && phone === null ? null : { region: own?.region ?? GLOBAL, email, phone };
}

builder.objectFields(Market, (t) => ({
  countryName: t.string({
    description:
      'Name of the country in the language of the request; the editors’ words for everywhere else where no country is meant.',
    resolve: (ctx) => countryNameHere(ctx.scope.country, ctx),
  }),
  languageName: t.string({
    description:
      'What the language that is read here calls itself, such as `Deutsch`; English where there is no content in the locale’s language.',
    resolve: (ctx) => languageName(readLanguage(ctx.scope.language)),
  }),
  contact: t.field({
    type: MarketContact,
    nullable: true,
    description:
      'The contact for shoppers of the country. Null when the editors set none, or with an error when the content service is down. Shares the one kept call of `brand`.',
    resolve: contactOf,
  }),
}));
