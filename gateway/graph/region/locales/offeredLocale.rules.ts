/** Locales that are accepted without being offered (platform.md 5: any two-letter country). */
import { canonicalLocale } from '../markets/countries.rules.ts';
import type { Markets } from '../markets/markets.rules.ts';
import type { ParsedLocale } from './locale.rules.ts';

/** A hint for the developer of an operation in a locale that is not offered; null in those of `marketChoices`. */
export function offeredLocaleHint(
  { locale, language, country }: ParsedLocale,
  markets: Pick<Markets, 'countries'>,
): string | null {
  const offered = canonicalLocale({ language, country }, markets);
  return offered === locale
    ? null
    : `The locale '${locale}' is not one of marketChoices: it is answered with what visitors of that address see. The offered one is '${offered}'.`;
}
