/** A season of the traveling circus: upcoming events as an agenda, past ones as tiles (platform.md 2). */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { CircusSeasonRouteQuery } from '#relay/CircusSeasonRouteQuery.graphql.ts';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { breadcrumbsJsonLd } from '../../components/Breadcrumbs/breadcrumbsJsonLd.rules.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { homePath } from '../../navigation/addresses/localePath.rules.ts';
import { Alternates } from '../../page/Alternates.tsx';
import { brandName } from '../../page/brandName.ts';
import { ErrorScreen } from '../../page/ErrorScreen.tsx';
import { Head } from '../../page/Head.tsx';
import { useOrigin } from '../../page/originContext.ts';
import { pagesWording } from '../../wording/content/pages.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './CircusSeasonRoute.module.css';
import { SeasonPosts } from './SeasonPosts.tsx';

export function CircusSeasonRoute({ queries, match }: ScreenProps<{ page: CircusSeasonRouteQuery }>) {
  const t = useWording(pagesWording);
  const origin = useOrigin();
  const { circusSeason: season } = usePreloadedQuery<CircusSeasonRouteQuery>(
    graphql`
      query CircusSeasonRouteQuery($locale: Locale!, $handle: String!, $first: Int!)
      @inContext(locale: $locale)
      @preloadable {
        circusSeason(handle: $handle) {
          title
          language
          days
          summary
          summaryLanguage
          path
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
          image {
            rendition(size: BANNER) {
              ...Picture_rendition
            }
          }
          breadcrumbs {
            title
            path
            ...Breadcrumbs_trail
          }
          ...SeasonPosts_season @arguments(first: $first)
        }
      }
    `,
    queries.page,
  );
  if (!season) return <ErrorScreen status={404} />;
  const { seo, image } = season;
  return (
    <div className={styles.page}>
      <Head
        title={t('category.title', { title: seo.title, brand: brandName })}
        description={seo.description}
        canonicalPath={season.path}
        image={seo.image?.url ?? null}
        jsonLd={breadcrumbsJsonLd(origin, season.breadcrumbs)}
      />
      <Alternates alternates={season.alternates} />
      <Breadcrumbs trail={season.breadcrumbs} home={homePath(match.lang)} />
      <header className={styles.header}>
        <h1 className={styles.heading} lang={season.language ?? undefined}>
          {season.title}
        </h1>
        <div className={styles.words}>
          {season.days ? <p className={styles.days}>{season.days}</p> : null}
          {season.summary ? <p lang={season.summaryLanguage ?? undefined}>{season.summary}</p> : null}
        </div>
      </header>
      {image ? (
        <div className={styles.picture}>
          <Picture rendition={image.rendition} alt="" fit="cover" priority sizes="93vw" hasPlaceholder />
        </div>
      ) : null}
      <SeasonPosts season={season} origin={origin} />
    </div>
  );
}

export default CircusSeasonRoute;
