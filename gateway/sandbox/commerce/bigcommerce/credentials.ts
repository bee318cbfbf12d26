/** The three stores' credentials: fixed and public, as those of all stand-ins. */
import type { BigCommerceStore } from '../../../sources/commerce/bigcommerce/stores.rules.ts';
import type { StoreRegion } from '../../brand/types.ts';

function storeOf(region: string): BigCommerceStore {
  return {
    hash: `skarn${region}`,
    accessToken: `sandbox-token-${region}`,
    channelId: 1,
    clientId: `sandbox-client-${region}`,
    clientSecret: `sandbox-secret-${region}`,
  };
}

export const sandboxStores: Readonly<Record<StoreRegion, BigCommerceStore>> = {
  us: storeOf('us'),
  ca: storeOf('ca'),
  eu_region_1: storeOf('eu'),
};
