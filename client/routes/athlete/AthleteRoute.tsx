/** A team member: profile, results, products (platform.md 2). */
import { Suspense, useId } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { AthleteProductsQuery } from '#relay/AthleteProductsQuery.graphql.ts';
import type { AthleteRouteQuery } from '#relay/AthleteRouteQuery.graphql.ts';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { breadcrumbsJsonLd } from '../../components/Breadcrumbs/breadcrumbsJsonLd.rules.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { ProductGridSkeleton } from '../../components/ProductGrid/ProductGridSkeleton.tsx';
import { ProductsFailure } from '../../components/ProductGrid/ProductsFailure.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { SectionBoundary } from '../../components/SectionBoundary/SectionBoundary.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { homePath } from '../../navigation/addresses/localePath.rules.ts';
import { Alternates } from '../../page/Alternates.tsx';
import { brandName } from '../../page/brandName.ts';
import { ErrorScreen } from '../../page/ErrorScreen.tsx';
import { Head } from '../../page/Head.tsx';
import { useOrigin } from '../../page/originContext.ts';
import { circusWording } from '../../wording/content/circus.ts';
import { pagesWording } from '../../wording/content/pages.ts';
import { useWording } from '../../wording/wording.ts';
import { AthleteHead } from './AthleteHead.tsx';
import { athleteJsonLd } from './athleteJsonLd.rules.ts';
import { AthleteProducts } from './AthleteProducts.tsx';
import styles from './AthleteRoute.module.css';

export function AthleteRoute({
  queries,
  match,
}: ScreenProps<{ page: AthleteRouteQuery; products: AthleteProductsQuery }>) {
  const t = useWording(circusWording, pagesWording);
  const id = useId();
  const origin = useOrigin();
  const { athlete } = usePreloadedQuery<AthleteRouteQuery>(
    graphql`
      query AthleteRouteQuery($locale: Locale!, $handle: String!) @inContext(locale: $locale) @preloadable {
        athlete(handle: $handle) {
          name
          path
          discipline
          bornYear
          homePlace
          quote
          biography
          biographyLanguage
          social {
            href
          }
          results {
            year
            event
            place
          }
          alternates {
            ...Alternates_alternates
          }
          seo {
            title
            description
            image {
              url(width: 1200, height: 630, format: JPEG)
            }
          }
          actionImage {
            rendition(size: BANNER) {
              ...Picture_rendition
            }
          }
          breadcrumbs {
            title
            path
            ...Breadcrumbs_trail
          }
          ...AthleteHead_athlete
        }
      }
    `,
    queries.page,
  );
  if (!athlete) return <ErrorScreen status={404} />;
  const { name, path, discipline, bornYear, homePlace, social } = athlete;
  const { seo, actionImage, results, biography, quote } = athlete;
  return (
    <div className={styles.page}>
      <Head
        title={t('category.title', { title: seo.title, brand: brandName })}
        description={seo.description}
        canonicalPath={path}
        image={seo.image?.url ?? null}
        jsonLd={[
          athleteJsonLd(origin, brandName, {
            name,
            path,
            discipline,
            bornYear,
            homePlace,
            description: seo.description,
            image: seo.image?.url,
            social: social.map(({ href }) => ({ href })),
          }),
          breadcrumbsJsonLd(origin, athlete.breadcrumbs),
        ]}
      />
      <Alternates alternates={athlete.alternates} />
      <Breadcrumbs trail={athlete.breadcrumbs} home={homePath(match.lang)} />
      <AthleteHead athlete={athlete} />
      {biography || results.length > 0 ? (
        <div className={styles.columns}>
          {biography ? (
            <RichText html={biography} language={athlete.biographyLanguage} className={styles.biography} />
          ) : null}
          {results.length > 0 ? (
            <section className={styles.results} aria-labelledby={id}>
              <h2 id={id} className={styles.heading}>
                {t('team.results')}
              </h2>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t('team.year')}</th>
                    <th scope="col">{t('team.event')}</th>
                    <th scope="col">{t('team.place')}</th>
                  </tr>
                </thead>
                <tbody>
                  {results.map(({ year, event, place }) => (
                    <tr key={`${year} ${event}`}>
                      <td>{year}</td>
                      <td>{event}</td>
                      <td>{place}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          ) : null}
        </div>
      ) : null}
      {biography || quote ? null : <p className={styles.quiet}>{t('team.quiet')}</p>}
      {actionImage ? (
        <div className={styles.action}>
          <Picture
            rendition={actionImage.rendition}
            alt=""
            fit="cover"
            sizes="(min-width: 900px) 46vw, 92vw"
            hasPlaceholder
          />
        </div>
      ) : null}
      <SectionBoundary resetKey={queries.products} fallback={<ProductsFailure />}>
        <Suspense fallback={<ProductGridSkeleton count={4} />}>
          <AthleteProducts query={queries.products} />
        </Suspense>
      </SectionBoundary>
    </div>
  );
}

export default AthleteRoute;
