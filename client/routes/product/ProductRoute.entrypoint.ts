/** The product screen. The page and its secondary content load in parallel; the page does not wait for the latter. */
import type { ProductAddOnsQuery } from '#relay/ProductAddOnsQuery.graphql.ts';
import ProductAddOnsQueryParameters from '#relay/ProductAddOnsQuery$parameters.ts';
import type { ProductRouteQuery } from '#relay/ProductRouteQuery.graphql.ts';
import ProductRouteQueryParameters from '#relay/ProductRouteQuery$parameters.ts';
import type { RelatedProductsQuery } from '#relay/RelatedProductsQuery.graphql.ts';
import RelatedProductsQueryParameters from '#relay/RelatedProductsQuery$parameters.ts';
import type { KnownProduct } from './ProductPreview.tsx';
import { isName } from '../../navigation/addresses/addressName.rules.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';

export const productEntryPoint = defineEntryPoint<
  {
    page: ProductRouteQuery;
    addOns: ProductAddOnsQuery;
    related: RelatedProductsQuery;
  },
  KnownProduct
>({
  name: 'product',
  load: () => import('./ProductRoute.tsx'),
  queries: ({ lang, params, search }) => {
    const handle = params['handle'] ?? '';
    const color = search.get('color')?.toLowerCase() ?? '';
    return {
      page: {
        parameters: ProductRouteQueryParameters,
        variables: { locale: lang, handle, color: color !== '' && isName(color) ? color : null },
      },
      addOns: {
        isAside: true,
        parameters: ProductAddOnsQueryParameters,
        variables: { locale: lang, handle },
      },
      related: {
        isAside: true,
        parameters: RelatedProductsQueryParameters,
        variables: { locale: lang, handle },
      },
    };
  },
});
