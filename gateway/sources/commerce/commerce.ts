/** The commerce service. This file alone chooses the driver. */
import {
  bigCommerceCatalogue,
  bigCommerceSource,
  type BigCommerceConfig,
  type BigCommerceShared,
} from './bigcommerce/bigCommerce.ts';
import type { CommerceCatalogue, CommerceSource } from './handle.ts';
import { shopApiSource, type ShopApiConfig } from './shopApi/shopApi.ts';

/** The shop API shares nothing. */
export type CommerceConfig = (ShopApiConfig & { shared?: BigCommerceShared }) | BigCommerceConfig;

export function commerceSource(config: CommerceConfig): CommerceSource {
  return config.driver === 'bigcommerce' ? bigCommerceSource(config) : shopApiSource(config);
}

export function commerceCatalogue(
  config: ShopApiConfig | Omit<BigCommerceConfig, 'shared'>,
): CommerceCatalogue {
  return config.driver === 'bigcommerce' ? bigCommerceCatalogue(config) : shopApiSource(config);
}
