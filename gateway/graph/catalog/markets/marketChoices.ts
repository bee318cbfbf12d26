/** `marketChoices`: countries and languages to switch to, and the target of each from the current page. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { countryNameHere } from '../../content/brand/marketFields.ts';
import {
  canonicalLocale,
  contactRegion,
  defaultLocaleOf,
  localeOf,
} from '../../region/markets/countries.rules.ts';
import { readLanguage } from '../../region/locales/locale.rules.ts';
import { Currency } from '../../region/formats/currency.ts';
import { marketCurrency, marketFlags } from '../../region/markets/market.ts';
import { isoCountry } from '../../region/markets/isoCountry.rules.ts';
import { languageName } from '../../region/markets/marketNames.ts';
import { GLOBAL } from '../../region/markets/markets.rules.ts';
import { specifiedMarkets } from '../../region/markets/specifiedMarkets.rules.ts';
import type { RequestScope } from '../../../sources/transport/scope.ts';
import type { SwitchTarget, Destination } from './marketSwitch.rules.ts';
import { switchTargetsFrom, MarketArrival, pathArg } from './marketSwitch.ts';

interface LanguageChoiceModel extends SwitchTarget {
  locale: string;
  language: string;
  isDefault: boolean;
  isCurrent: boolean;
}

interface MarketChoiceModel {
  /** Of the request, in whose language it is described. */
  ctx: RequestContext;
  country: string;
  name: string;
  isCurrent: boolean;
  /** The scope this session would have there: a pro membership holds only at its own store. */
  scope: RequestScope;
  languages: LanguageChoiceModel[];
}

const LanguageChoice = builder.objectRef<LanguageChoiceModel>('LanguageChoice').implement({
  description: 'A language that a country is offered in.',
  fields: (t) => ({
    locale: t.expose('locale', { type: 'Locale', description: 'The URL prefix, such as `de-ch`.' }),
    name: t.string({
      description: 'Own name of the language, such as `Deutsch`.',
      resolve: ({ language }) => languageName(language),
    }),
    isDefault: t.exposeBoolean('isDefault', {
      description: 'True for the country’s default language.',
    }),
    isCurrent: t.exposeBoolean('isCurrent', {
      description: 'True for the current one, or for the canonical one when the locale is not offered.',
    }),
    path: t.expose('path', {
      type: 'URLPath',
      description: 'Target path when switching from the current page, without query.',
    }),
    arrival: t.expose('arrival', {
      type: MarketArrival,
      description: 'How close the target is to the current page.',
    }),
    arrivalTitle: t.exposeString('title', {
      nullable: true,
      description: 'Title of the target category, in the request’s language; null for other targets.',
    }),
  }),
});

const MarketChoice = builder.objectRef<MarketChoiceModel>('MarketChoice').implement({
  description: 'A country that the shop is offered in.',
  fields: (t) => ({
    country: t.field({
      type: 'CountryCode',
      nullable: true,
      description: 'Null for the global market, which is for countries that are not offered.',
      resolve: ({ country }) => isoCountry(country),
    }),
    name: t.exposeString('name', { description: 'Name of the country in the language of the request.' }),
    isCurrent: t.exposeBoolean('isCurrent', {
      description: 'True for the request’s country; for `global` when it is not offered.',
    }),
    hasShop: t.boolean({
      description: 'False: prices come from content there, and there is no cart.',
      resolve: ({ scope }) => marketFlags(scope).hasShop,
    }),
    currency: t.field({
      type: Currency,
      description: 'Currency of the prices shown there.',
      resolve: ({ ctx, scope }) => ({ ctx, code: marketCurrency(scope) }),
    }),
    contentRegion: t.string({
      description:
        'Region that content is filtered by there for this shopper, such as `eu_region_1`; a pro region where a membership holds.',
      resolve: ({ scope }) => scope.contentRegion,
    }),
    contactRegion: t.string({
      description:
        'Contact region: us, ca, no, jp, au, nz, uk, kr or eu; `global` where the country has none of its own.',
      resolve: ({ country }) => contactRegion(country) ?? GLOBAL,
    }),
    languages: t.field({
      type: [LanguageChoice],
      description: 'The languages, English first; one of them is the country’s default.',
      resolve: ({ languages }) => languages,
    }),
  }),
});

/** Scope of a country: the same for each of its languages. */
function scopeIn(locale: string, ctx: RequestContext): RequestScope {
  const scope = ctx.scopeIn(locale);
  if (!scope) throw new Error(`${locale} is offered.`);
  return scope;
}

export function destinationOf(locale: string, scope: RequestScope): Destination {
  return { locale, contentRegion: scope.contentRegion, hasShop: marketFlags(scope).hasShop };
}

async function choicesAt(path: string, ctx: RequestContext): Promise<MarketChoiceModel[]> {
  const current = canonicalLocale(ctx.scope, ctx.markets);
  const places = ctx.markets.countries.map((country) => {
    const locales = country.langs.map((language) => ({ language, locale: localeOf(country, language) }));
    return { country, locales, scope: scopeIn(defaultLocaleOf(country), ctx) };
  });
  const arrivalAt = await switchTargetsFrom(
    path,
    places.map(({ country, scope }) => destinationOf(defaultLocaleOf(country), scope)),
    ctx,
  );
  const choices = await Promise.all(
    places.map(async ({ country, locales, scope }) => ({
      ctx,
      country: country.value,
      name: await countryNameHere(country.value, ctx),
      isCurrent: locales.some(({ locale }) => locale === current),
      scope,
      languages: locales.map(({ language, locale }) => ({
        ...arrivalAt(destinationOf(locale, scope)),
        locale,
        language: language.value,
        isDefault: language.langDefault,
        isCurrent: locale === current,
      })),
    })),
  );
  const { compare } = new Intl.Collator(readLanguage(ctx.scope.language));
  return choices.toSorted(
    (a, b) => Number(a.country === GLOBAL) - Number(b.country === GLOBAL) || compare(a.name, b.name),
  );
}

builder.queryField('marketChoices', (t) =>
  t.field({
    type: [MarketChoice],
    description:
      'Every country and language that is offered, as the content service’s regions say, by name, `global` last. Costs one cached content call to resolve the page, a second one when some market does not show it, and the display texts for the name of `global`.',
    args: { path: t.arg.string({ description: pathArg }) },
    complexity: { field: 5, multiplier: specifiedMarkets.countries.length },
    resolve: (_root, { path }, ctx) => choicesAt(path ?? '/', ctx),
  }),
);
