/** The markets of the specification (platform.md 9) in the gateway's format, for tests. */
import { readMarkets } from './markets.rules.ts';

export const testMarketsText = {
  locales:
    'en-at en-au en-be en-ca en-ch en-cz de-de en-es fr-fr en-gb en-it ja-jp en-nl en-no en-nz en-pl en-se en-us ' +
    'en-global de-at fr-ca de-ch fr-ch it-ch en-de es-es en-fr it-it en-jp no-no sv-se',
  others: 'ru bg cy dk ee ie el fi gr hr hu lv lu mt pt ro si sk uk kr',
};

export const testMarketTable = readMarkets(testMarketsText);
