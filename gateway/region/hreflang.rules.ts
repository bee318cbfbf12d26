/** How the locales of one page are told to search engines. */
import { localeOf } from './countries.rules.ts';
import { defaultLocale } from './locale.rules.ts';
import { elsewhere, type Markets } from './markets.rules.ts';
import { contentRegion } from './region.rules.ts';

/** Every locale that is offered, in the order of the countries. */
export function offeredLocales({ countries }: Pick<Markets, 'countries'>): readonly string[] {
  return countries.flatMap((country) => country.langs.map((language) => localeOf(country, language)));
}

/** `de-at` as `de-AT`; the locale of everywhere else names its language only: `en`. */
export function hreflang(locale: string): string {
  const [language = '', country = ''] = locale.split('-');
  return country === elsewhere ? language : `${language}-${country.toUpperCase()}`;
}

export interface LocaleAlternate {
  hreflang: string;
  locale: string;
}

/**
 * The offered locales whose region shows the page to a guest, and `x-default` last if the default locale is among them.
 * Pros see a region of their own, which no search engine does.
 */
export function localeAlternates(
  markets: Markets,
  isShownIn: (contentRegion: string) => boolean,
): LocaleAlternate[] {
  const countries = markets.countries.filter(({ value }) => isShownIn(contentRegion(value, false, markets)));
  const shown = offeredLocales({ countries });
  return [
    ...shown.map((locale) => ({ hreflang: hreflang(locale), locale })),
    ...(shown.includes(defaultLocale) ? [{ hreflang: 'x-default', locale: defaultLocale }] : []),
  ];
}
