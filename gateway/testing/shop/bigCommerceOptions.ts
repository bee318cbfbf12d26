/** Configuration of the commerce source for tests with a BigCommerce stand-in. */
import { commerceState } from '../../edge/sources.ts';
import { embeddedState } from '../../edge/state/embeddedState.ts';
import { sandboxStores } from '../../sandbox/commerce/bigcommerce/credentials.ts';
import type { BigCommerceConfig } from '../../sources/commerce/bigcommerce/bigCommerce.ts';

export function bigCommerceOptions(url: string): BigCommerceConfig {
  return {
    driver: 'bigcommerce',
    url,
    stores: sandboxStores,
    shared: {
      secret: 'for tests only, long enough to sign',
      state: commerceState(embeddedState({ file: null })),
    },
  };
}
