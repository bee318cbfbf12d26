/** A category: description, sub-categories and products, which are a separate query. */
import { Suspense } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { CategoryProductsQuery } from '#relay/CategoryProductsQuery.graphql.ts';
import type { CategoryRouteQuery } from '#relay/CategoryRouteQuery.graphql.ts';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { CategoryGroup } from '../../components/CategoryGroup/CategoryGroup.tsx';
import { readListing } from '../../components/Listing/listing.rules.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { ProductsFailure } from '../../components/ProductGrid/ProductsFailure.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { SectionBoundary } from '../../components/SectionBoundary/SectionBoundary.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { smoothHash } from '../../navigation/addresses/internalHref.rules.ts';
import { Link } from '../../navigation/Link.tsx';
import { homePath } from '../../navigation/addresses/localePath.rules.ts';
import { AwaitedPageView } from '../../navigation/PageViewReport.tsx';
import { useEditTags } from '../../preview/useEditTags.ts';
import { Alternates } from '../../page/Alternates.tsx';
import { brandName } from '../../page/brandName.ts';
import { ErrorScreen } from '../../page/ErrorScreen.tsx';
import { Head } from '../../page/Head.tsx';
import { HttpStatus } from '../../page/HttpStatus.tsx';
import { StructuredData } from '../../page/StructuredData.tsx';
import { listingWording } from '../../wording/shopping/listing.ts';
import { useWording } from '../../wording/wording.ts';
import { CategoryProducts } from './CategoryProducts.tsx';
import styles from './CategoryRoute.module.css';
import { indexingOf } from './indexing.rules.ts';
import { facetsCode } from '../../components/Listing/facets/lateFacets.ts';
import { lateCode } from './lateParts.ts';

export function CategoryRoute({
  queries,
  match,
}: ScreenProps<{ page: CategoryRouteQuery; products: CategoryProductsQuery }>) {
  const t = useWording(listingWording);
  const { category } = usePreloadedQuery<CategoryRouteQuery>(
    graphql`
      query CategoryRouteQuery($locale: Locale!, $handle: String!) @inContext(locale: $locale) @preloadable {
        category(handle: $handle) {
          __id
          displayTitle
          description
          textLanguage
          path
          alternates {
            ...Alternates_alternates
          }
          seo {
            title
            description
            image {
              alt
              url(width: 1200, height: 630, format: JPEG)
            }
          }
          banner {
            alt
            rendition(size: CATEGORY) {
              ...Picture_rendition
            }
          }
          breadcrumbs {
            ...Breadcrumbs_trail
          }
          children {
            id
            displayTitle
            path
          }
          groups {
            key
            tiles {
              category {
                id
              }
            }
            ...CategoryGroup_group
          }
        }
      }
    `,
    queries.page,
  );
  const editTag = useEditTags();
  if (!category) return <ErrorScreen status={404} />;

  const { seo, banner, groups } = category;
  const pictured = new Set(groups.flatMap(({ tiles }) => tiles.map((tile) => tile.category.id)));
  const children = category.children.filter(({ id }) => !pictured.has(id));
  const listing = readListing(match.search);
  // A first load has its data and needs none.
  const ProductListingSkeleton = lateCode.parts?.ProductListingSkeleton;
  const { noindex, canonicalSearch, hasAlternates } = indexingOf(listing);
  return (
    <div className={styles.page}>
      <Head
        title={
          listing.page === 1
            ? t('category.title', { title: seo.title, brand: brandName })
            : t('listing.pageTitle', { title: seo.title, number: listing.page, brand: brandName })
        }
        description={seo.description}
        canonicalPath={category.path + canonicalSearch}
        noindex={noindex}
        image={seo.image?.url ?? null}
        imageAlt={seo.image?.alt}
      />
      <StructuredData />
      {hasAlternates ? <Alternates alternates={category.alternates} /> : null}
      <header className={styles.header} data-pictured={banner !== null || undefined}>
        <Breadcrumbs trail={category.breadcrumbs} home={homePath(match.lang)} />
        <h1 className={styles.heading} {...editTag(category.__id)}>
          {category.displayTitle}
        </h1>
        {category.description && (
          <RichText
            html={category.description}
            language={category.textLanguage}
            className={styles.description}
          />
        )}
        {banner && (
          <div className={styles.banner}>
            <Picture
              rendition={banner.rendition}
              alt={banner.alt}
              fit="cover"
              priority
              sizes="(min-width: 900px) min(45vw, 44rem), 100vw"
              hasPlaceholder
            />
          </div>
        )}
        {children.length > 0 && (
          <nav
            className={styles.children}
            aria-label={t('category.subcategories', { title: category.displayTitle })}
          >
            <ul>
              {children.map((child) => (
                <li key={child.id}>
                  <Link href={child.path} preload="intent">
                    {child.displayTitle}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      {groups.map((group, index) => (
        <CategoryGroup key={group.key} group={group} linksToProducts={index === 0} />
      ))}
      {/* Anchor of links to the list. Rendered before the products load, so that a page can scroll to it on arrival. */}
      <div id={smoothHash.slice(1)}>
        <SectionBoundary resetKey={queries.products} fallback={<CategoryFailure />}>
          <Suspense
            fallback={
              <>
                <AwaitedPageView />
                {ProductListingSkeleton && <ProductListingSkeleton />}
              </>
            }
          >
            <CategoryProducts
              query={queries.products}
              title={category.displayTitle}
              path={category.path}
              isOpening={banner === null && groups.length === 0}
            />
          </Suspense>
        </SectionBoundary>
      </div>
    </div>
  );
}

function CategoryFailure() {
  return (
    <>
      <HttpStatus code={503} />
      <ProductsFailure />
    </>
  );
}

export const late = [lateCode, facetsCode];
export default CategoryRoute;
