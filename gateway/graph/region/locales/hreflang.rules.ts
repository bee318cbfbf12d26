/** hreflang alternates of a page. */
import { localeOf } from '../markets/countries.rules.ts';
import { defaultLocale } from './locale.rules.ts';
import { GLOBAL, type Markets } from '../markets/markets.rules.ts';
import { contentRegion } from '../markets/region.rules.ts';

/** Every offered locale, in country order. */
export function offeredLocales({ countries }: Pick<Markets, 'countries'>): readonly string[] {
  return countries.flatMap((country) => country.langs.map((language) => localeOf(country, language)));
}

/** `de-at` as `de-AT`; the `global` locale as its language alone: `en`. */
export function hreflang(locale: string): string {
  const [language = '', country = ''] = locale.split('-');
  return country === GLOBAL ? language : `${language}-${country.toUpperCase()}`;
}

export interface LocaleAlternate {
  hreflang: string;
  locale: string;
}

/**
 * The offered locales whose region shows the page to guests, then `x-default` if the default locale is among them. Pro
 * regions are ignored: search engines are guests.
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
