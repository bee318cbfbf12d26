/** `marketSuggestion`: the market of the shopper's country. Only suggested, never redirected to. */
import type { Awaitable } from '../../../sources/transport/awaitable.ts';
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { words } from '../../content/wording/words.ts';
import { defaultLocaleOf, offeredCountry } from '../../region/markets/countries.rules.ts';
import { readLanguage } from '../../region/locales/locale.rules.ts';
import { isoCountry } from '../../region/markets/isoCountry.rules.ts';
import { countryName } from '../../region/markets/marketNames.ts';
import type { OfferedCountry } from '../../region/markets/markets.rules.ts';
import { sourceErrorOf } from '../../sourceErrors.ts';
import type { SwitchTarget } from './marketSwitch.rules.ts';
import { switchTargetsFrom, MarketArrival, pathArg } from './marketSwitch.ts';
import { destinationOf } from './marketChoices.ts';

interface MarketSuggestionModel extends SwitchTarget {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The suggested market. */
  market: RequestContext;
}

type Words = 'question' | 'accept' | 'decline';

/** In the suggested market's language. */
function messageOf({ market }: MarketSuggestionModel, part: Words): Awaitable<string> {
  const country = countryName(market.scope.country, readLanguage(market.scope.language));
  return words(market, `market.suggestion.${part}`, { country });
}

const MarketSuggestion = builder.objectRef<MarketSuggestionModel>('MarketSuggestion').implement({
  description:
    'The market of the country the shopper seems to be in. Its texts are in that country’s default language.',
  fields: (t) => ({
    country: t.expose('country', {
      type: 'CountryCode',
      description: 'Where the shopper seems to be.',
    }),
    locale: t.field({
      type: 'Locale',
      description: 'The URL prefix, in the country’s default language.',
      resolve: ({ market }) => market.locale,
    }),
    language: t.string({
      description: 'Language of the texts below, ISO 639-1, for the `lang` attribute.',
      resolve: ({ market }) => market.scope.language,
    }),
    path: t.expose('path', {
      type: 'URLPath',
      description: 'Target path when accepting, without query.',
    }),
    arrival: t.expose('arrival', {
      type: MarketArrival,
      description: 'How close the target is to the current page.',
    }),
    question: t.string({
      description: 'What the shopper is asked.',
      resolve: (suggestion) => messageOf(suggestion, 'question'),
    }),
    accept: t.string({
      description: 'Label of the button that accepts.',
      resolve: (suggestion) => messageOf(suggestion, 'accept'),
    }),
    decline: t.string({
      description: 'Label of the button that declines.',
      resolve: (suggestion) => messageOf(suggestion, 'decline'),
    }),
  }),
});

/** Platform.md 7: a failure is logged and yields no country. */
async function countryOfShopper({
  spend,
  edgeCountry,
  markets,
}: RequestContext): Promise<OfferedCountry | null> {
  try {
    const found = await spend.geolocation(edgeCountry === null ? {} : { country: edgeCountry });
    return found && offeredCountry(found.country, markets);
  } catch (error) {
    if (sourceErrorOf(error)) return null;
    throw error;
  }
}

async function suggestionAt(path: string, ctx: RequestContext): Promise<MarketSuggestionModel | null> {
  const country = await countryOfShopper(ctx);
  if (!country || country.value === offeredCountry(ctx.scope.country, ctx.markets)?.value) return null;
  const market = ctx.inMarket(defaultLocaleOf(country));
  const code = isoCountry(country.value);
  if (!market || code === null) return null;
  const destination = destinationOf(market.locale, market.scope);
  const arrivalAt = await switchTargetsFrom(path, [destination], ctx);
  return { ...arrivalAt(destination), country: code, market };
}

builder.queryField('marketSuggestion', (t) =>
  t.field({
    type: MarketSuggestion,
    nullable: true,
    description:
      'The market to suggest to this shopper. Null when they are already in it, when their country is not offered, and when it is unknown, as geolocation failures are no errors here. Costs one uncached spend service call; with a suggestion also the suggested language’s cached display texts, and the cost of resolving the page.',
    args: { path: t.arg.string({ description: pathArg }) },
    complexity: 5,
    resolve: (_root, { path }, ctx) => suggestionAt(path ?? '/', ctx),
  }),
);
