/** An event of the traveling circus or a report (platform.md 2). */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { CircusPostRouteQuery } from '#relay/CircusPostRouteQuery.graphql.ts';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { breadcrumbsJsonLd } from '../../components/Breadcrumbs/breadcrumbsJsonLd.rules.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Share } from '../../components/Share/Share.tsx';
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
import { circusPostJsonLd } from './circusPostJsonLd.rules.ts';
import styles from './CircusPostRoute.module.css';
import { EventFacts } from './EventFacts.tsx';
import { EventPeople } from './EventPeople.tsx';

export function CircusPostRoute({ queries, match }: ScreenProps<{ page: CircusPostRouteQuery }>) {
  const t = useWording(circusWording, pagesWording);
  const origin = useOrigin();
  const { circusPost: post } = usePreloadedQuery<CircusPostRouteQuery>(
    graphql`
      query CircusPostRouteQuery($locale: Locale!, $handle: String!)
      @inContext(locale: $locale)
      @preloadable {
        circusPost(handle: $handle) {
          title
          language
          kind
          status
          statusText
          summary
          summaryLanguage
          body
          bodyLanguage
          path
          updatedAt
          dates {
            days
            startsAt
            firstDay {
              iso
            }
            lastDay {
              iso
            }
          }
          place {
            name
            city
            countryCode
            coordinates {
              latitude
              longitude
            }
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
          ...EventFacts_post
          ...EventPeople_post
        }
      }
    `,
    queries.page,
  );
  if (!post) return <ErrorScreen status={404} />;
  const { title, path, kind, status, statusText, summary, body, seo, image, dates, place } = post;
  const event = circusPostJsonLd(origin, brandName, {
    kind,
    status,
    title,
    path,
    description: seo.description,
    image: seo.image?.url,
    updatedAt: post.updatedAt,
    dates: dates && {
      startsAt: dates.startsAt,
      firstDay: dates.firstDay?.iso,
      lastDay: dates.lastDay?.iso,
    },
    place: place && {
      name: place.name,
      city: place.city,
      countryCode: place.countryCode,
      coordinates: place.coordinates && {
        latitude: place.coordinates.latitude,
        longitude: place.coordinates.longitude,
      },
    },
  });
  const trail = breadcrumbsJsonLd(origin, post.breadcrumbs);
  return (
    <article className={styles.page}>
      <Head
        title={t('category.title', { title: seo.title, brand: brandName })}
        description={seo.description}
        canonicalPath={path}
        image={seo.image?.url ?? null}
        jsonLd={event ? [event, trail] : trail}
      />
      <Alternates alternates={post.alternates} />
      <Breadcrumbs trail={post.breadcrumbs} home={homePath(match.lang)} />
      <header className={styles.header}>
        <p className={styles.label}>
          {kind === 'REPORT' ? (
            [t('circus.report'), dates?.days].filter(Boolean).join(' · ')
          ) : (
            <span className={styles.status} data-status={status ?? undefined}>
              {statusText}
            </span>
          )}
        </p>
        <h1 className={styles.heading} lang={post.language ?? undefined}>
          {title}
        </h1>
        {summary ? (
          <p className={styles.summary} lang={post.summaryLanguage ?? undefined}>
            {summary}
          </p>
        ) : null}
      </header>
      {image ? (
        <div className={styles.picture}>
          <Picture rendition={image.rendition} alt="" fit="cover" priority sizes="93vw" hasPlaceholder />
        </div>
      ) : null}
      <div className={styles.columns}>
        <EventFacts post={post} origin={origin} />
        <div className={styles.story}>
          {body ? <RichText html={body} language={post.bodyLanguage} className={styles.body} /> : null}
          <Share url={origin + path} title={title} />
        </div>
      </div>
      <EventPeople post={post} />
    </article>
  );
}

export default CircusPostRoute;
