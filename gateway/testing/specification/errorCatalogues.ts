/** platform.md 8 and catalogue.md 8: the rows of the error catalogues, each with the test that provokes it. */
import { errorCatalogue, type CatalogueTest } from '../faults/errorCatalogue.ts';
import { otherwise, shown, type SpecificationRow } from './SpecificationRow.ts';

type Sections = 'platform.md 8' | 'catalogue.md 8';
type RowId = {
  [Id in keyof typeof errorCatalogue]: (typeof errorCatalogue)[Id]['source'] extends Sections ? Id : never;
}[keyof typeof errorCatalogue];

const files: Readonly<Record<CatalogueTest, string>> = {
  gateway: 'gateway/testing/faults/errorCatalogue.test.ts',
  sources: 'gateway/testing/faults/errorCatalogueOfSources.test.ts',
  page: 'client/testing/errorCatalogue.test.ts',
  browser: 'client/testing/errorCatalogueInBrowser.test.tsx',
};

const acts: Readonly<Record<RowId, string>> = {
  routeValidation: 'client/navigation/routeMiddleware.ts',
  noRoute: 'client/routes.tsx',
  tooManyRedirects: 'gateway/edge/pages/redirect.rules.ts',
  unknownMiddleware: 'client/navigation/routeMiddleware.ts',
  headerEmpty: 'gateway/graph/content/navigation/headerProblem.rules.ts',
  headerRegion: 'gateway/graph/content/navigation/headerProblem.rules.ts',
  storeLoading: 'gateway/graph/region/formats/money.ts',
  errorPage: 'gateway/graph/content/pages/notFoundPage.ts',
  recommended: 'client/routes/product/WithdrawnProduct.tsx',
  searchCall: 'gateway/sources/engine/appSearch.ts',
  contentMisuse: 'gateway/sources/delivery/client/clientParameters.rules.ts',
  chunkLoading: 'client/navigation/version/reloadGuard.ts',
  graphql: 'client/relay/response.rules.ts',
  contentDelivery: 'gateway/sources/delivery/client/failure.rules.ts',
  contentMisconfiguration: 'gateway/sources/delivery/client/clientParameters.rules.ts',
  searchFailure: 'gateway/sources/engine/appSearch.ts',
  searchConnector: 'gateway/sources/engine/engine.ts',
  cartFetch: 'gateway/graph/cart/session/sessionCart.ts',
  storeLoaders: 'gateway/graph/region/formats/money.ts',
  contentFetcher: 'gateway/graph/sourceErrors.ts',
  hotspots: 'gateway/graph/content/pages/hotspot.ts',
  recommendedFetch: 'client/routes/product/WithdrawnProduct.tsx',
  errorPageFetch: 'gateway/graph/content/pages/notFoundPage.ts',
  chunkFailure: 'client/navigation/version/reloadGuard.ts',
  httpClient: 'gateway/sources/transport/wire/exchange.ts',
};

export const errorCatalogues: readonly SpecificationRow[] = [
  ...(Object.keys(acts) as RowId[]).flatMap((id) => {
    const { source, condition, result, testedIn } = errorCatalogue[id];
    return shown(source, acts[id], files[testedIn[0]], [`${condition}: ${result}`, id]);
  }),
  ...otherwise(
    'catalogue.md 8',
    'An error below a root field that is there costs its own field: a price that is missing must not take the page.',
    'or result contains errors (error policy none)',
  ),
];
