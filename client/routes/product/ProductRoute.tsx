/** A product: gallery, options, description, specifications and related content. A withdrawn one shows alternatives. */
import { lazy, Suspense } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { BuyBox_market$key } from '#relay/BuyBox_market.graphql.ts';
import type { ProductAddOnsQuery } from '#relay/ProductAddOnsQuery.graphql.ts';
import type { ProductRoute_product$key } from '#relay/ProductRoute_product.graphql.ts';
import type { ProductRouteQuery } from '#relay/ProductRouteQuery.graphql.ts';
import type { RelatedProductsQuery } from '#relay/RelatedProductsQuery.graphql.ts';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { productTrail } from '../../components/Breadcrumbs/productTrail.rules.ts';
import { useOptionChoice } from '../../components/OptionChoice/useOptionChoice.ts';
import { ProductsFailure } from '../../components/ProductGrid/ProductsFailure.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { SectionBoundary } from '../../components/SectionBoundary/SectionBoundary.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { homePath, inLocale } from '../../navigation/addresses/localePath.rules.ts';
import { useNavigation } from '../../navigation/navigationContext.ts';
import { useCanonicalLocale } from '../../page/canonicalLocale.ts';
import { ErrorScreen } from '../../page/ErrorScreen.tsx';
import { ModuleFiles } from '../../navigation/ModuleFiles.tsx';
import { useOrigin } from '../../page/originContext.ts';
import { productWording } from '../../wording/shopping/product.ts';
import { useWording } from '../../wording/wording.ts';
import { BuyBox } from './buy/BuyBox.tsx';
import {
  belowCode,
  CompareToggle,
  lateCode,
  previewCode,
  ProductGallery,
  RecentlyViewed,
  Ride,
  Share,
  Specifications,
} from './lateParts.ts';
import { ProductAddOns } from './ProductAddOns.tsx';
import { ProductHead } from './ProductHead.tsx';
import type { KnownProduct } from './ProductPreview.tsx';
import styles from './ProductRoute.module.css';
import { RelatedProducts } from './RelatedProducts.tsx';
import { useChoiceInAddress } from './buy/useChoiceInAddress.ts';

/** Lazy: few addresses are of withdrawn products. */
const WithdrawnProduct = lazy(async () => ({
  default: (await import('./WithdrawnProduct.tsx')).WithdrawnProduct,
}));

type ProductScreenProps = ScreenProps<
  { page: ProductRouteQuery; addOns: ProductAddOnsQuery; related: RelatedProductsQuery },
  KnownProduct
>;

export function ProductRoute({ queries, match, known }: ProductScreenProps) {
  const { product, market } = usePreloadedQuery<ProductRouteQuery>(
    graphql`
      query ProductRouteQuery($locale: Locale!, $handle: String!, $color: String)
      @inContext(locale: $locale)
      @preloadable {
        market {
          ...BuyBox_market
        }
        product(handle: $handle) {
          ... on Product {
            id
            ...ProductRoute_product @arguments(color: $color) @alias(as: "page")
          }
          ... on WithdrawnProduct {
            ...WithdrawnProduct_product @alias(as: "withdrawn")
          }
        }
      }
    `,
    queries.page,
  );
  if (product?.withdrawn)
    return (
      // No fallback: on client-side navigation the previous screen stays until its code loads.
      <>
        <ModuleFiles module="routes/product/WithdrawnProduct.tsx" />
        <WithdrawnProduct product={product.withdrawn} />
      </>
    );
  if (!product?.page) return <ErrorScreen status={404} />;
  // Another product, or another address of the same one, resets the choice.
  return (
    <ProductPage
      key={`${product.id}?${match.search}`}
      product={product.page}
      market={market}
      addOns={queries.addOns}
      related={queries.related}
      known={known ?? null}
    />
  );
}

interface ProductPageProps {
  product: ProductRoute_product$key;
  market: BuyBox_market$key;
  addOns: PreloadedQuery<ProductAddOnsQuery>;
  related: PreloadedQuery<RelatedProductsQuery>;
  known: KnownProduct | null;
}

function ProductPage({ product: key, market, addOns, related, known }: ProductPageProps) {
  const t = useWording(productWording);
  const origin = useOrigin();
  const { match, from = null } = useNavigation();
  const canonicalLocale = useCanonicalLocale() ?? match.lang;
  const product = useFragment(
    graphql`
      fragment ProductRoute_product on Product @argumentDefinitions(color: { type: "String" }) {
        handle
        path
        displayTitle
        description
        textLanguage
        ride {
          __typename
        }
        breadcrumbs {
          ...Breadcrumbs_trail
        }
        otherBreadcrumbs {
          crumbs {
            path
            ...Breadcrumbs_trail
          }
        }
        ...useOptionChoice_product
        ...ProductHead_product
        ...BuyBox_product
        # Of the late parts.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...ProductGallery_product @arguments(color: $color)
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...CompareToggle_product
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...Ride_product
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...Specifications_product
      }
    `,
    key,
  );
  const selection = useOptionChoice(product, useChoiceInAddress());
  const others = product.otherBreadcrumbs.map(({ crumbs }) => ({
    end: crumbs.at(-1)?.path ?? '',
    trail: crumbs,
  }));
  const trail = productTrail(others, from) ?? product.breadcrumbs;
  // A first load needs none of them, as it has all data; a navigation loads them.
  const { KnownPicture } = lateCode.parts ?? {};
  const { AddOnGridSkeleton, RelatedProductsSkeleton } = belowCode.parts ?? {};
  return (
    <div className={styles.page}>
      <ProductHead product={product} />
      <Breadcrumbs trail={trail} home={homePath(match.lang)} here={product.displayTitle} />
      <div className={styles.top}>
        <ProductGallery
          product={product}
          color={selection.colour}
          before={known && KnownPicture && <KnownPicture product={known} color={match.search.get('color')} />}
          className={styles.gallery}
        />
        <div className={styles.buy}>
          <BuyBox product={product} market={market} selection={selection} />
          <CompareToggle product={product} />
          <Share
            url={origin + inLocale(product.path, canonicalLocale)}
            title={product.displayTitle}
            className={styles.share}
          />
        </div>
        {product.ride && (
          <SectionBoundary resetKey={product.handle} fallback={null}>
            <Ride product={product} className={styles.ride} />
          </SectionBoundary>
        )}
      </div>
      <div className={styles.about} data-below="">
        {product.description && (
          <section className={styles.description}>
            <h2 className={styles.heading}>{t('product.description')}</h2>
            <RichText html={product.description} language={product.textLanguage} />
          </section>
        )}
        <Specifications product={product} size={selection.size} />
      </div>
      <SectionBoundary resetKey={addOns} fallback={<ProductsFailure />}>
        <Suspense fallback={AddOnGridSkeleton && <AddOnGridSkeleton />}>
          <ProductAddOns query={addOns} size={selection.size} />
        </Suspense>
      </SectionBoundary>
      <SectionBoundary resetKey={related} fallback={<ProductsFailure />}>
        <Suspense fallback={RelatedProductsSkeleton && <RelatedProductsSkeleton />}>
          <RelatedProducts query={related} />
        </Suspense>
      </SectionBoundary>
      <RecentlyViewed current={product.handle} />
    </div>
  );
}

export const preview = previewCode;
export const late = [lateCode, belowCode];
export default ProductRoute;
