/** `Alternate`: the same page in other markets, for hreflang links. */
import { builder } from '../../builder.ts';
import { localeAlternates } from './hreflang.rules.ts';
import type { Markets } from '../markets/markets.rules.ts';

interface AlternateModel {
  hreflang: string;
  path: string;
}

export const Alternate = builder.objectRef<AlternateModel>('Alternate').implement({
  description: 'The same page in an offered locale, where it is published and answers 200.',
  fields: (t) => ({
    hreflang: t.exposeString('hreflang', {
      description:
        'Language and region as `link rel="alternate"` names them, such as `de-AT`; `en` for the `global` fallback market, `x-default` for the default locale’s page.',
    }),
    path: t.expose('path', { type: 'URLPath', description: 'Path of the page in that locale.' }),
  }),
});

/** Empty when guests see the page in no market. Makes no upstream call. */
export function alternatesOf(
  markets: Markets,
  isShownIn: (contentRegion: string) => boolean,
  pathIn: (locale: string) => string,
): AlternateModel[] {
  return localeAlternates(markets, isShownIn).map(({ hreflang, locale }) => ({
    hreflang,
    path: pathIn(locale),
  }));
}
