/** The scalars that name a market: `Locale` and `CountryCode`. */
import { builder } from '../../builder.ts';
import { badInput, unknownLocale } from '../../sourceErrors.ts';
import { isoCountry } from '../markets/isoCountry.rules.ts';
import { parseLocale } from './locale.rules.ts';

builder.scalarType('Locale', {
  description:
    'Language and country of a market as in the shop’s addresses: ISO 639-1 and ISO 3166-1 alpha-2 in lower case, such as `de-at`, or `en-global` for no country. `Query.marketChoices` lists the offered ones. Input in any case. Text of another form is refused with the code `UNKNOWN_LOCALE`; a locale of this form that is not offered is taken, as the shop’s addresses take it: a country that is not offered has what `en-global` has, a language that is not translated is English, and `extensions.hints` names the offered locale.',
  serialize: (locale) => locale,
  parseValue: (value) => {
    if (typeof value !== 'string') throw badInput('Locale takes text, such as `"de-at"`.');
    const parsed = parseLocale(value);
    if (parsed === null) throw unknownLocale(value);
    return parsed.locale;
  },
});

builder.scalarType('CountryCode', {
  description: 'A country: ISO 3166-1 alpha-2 code in capitals, such as `AT`. Input in any case.',
  serialize: (code) => code,
  parseValue: (value) => {
    const code = isoCountry(value);
    if (code === null)
      throw badInput('CountryCode takes an ISO 3166-1 alpha-2 code, two letters such as `AT`.');
    return code;
  },
});
