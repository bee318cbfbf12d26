/** All seasons of the traveling circus, the latest first (platform.md 2). */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { CircusRouteQuery } from '#relay/CircusRouteQuery.graphql.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { Link } from '../../navigation/Link.tsx';
import { inLocale } from '../../navigation/addresses/localePath.rules.ts';
import { Alternates } from '../../page/Alternates.tsx';
import { brandName } from '../../page/brandName.ts';
import { Head } from '../../page/Head.tsx';
import { circusWording } from '../../wording/content/circus.ts';
import { pagesWording } from '../../wording/content/pages.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './CircusRoute.module.css';

export function CircusRoute({ queries, match }: ScreenProps<{ page: CircusRouteQuery }>) {
  const t = useWording(circusWording, pagesWording);
  const { circusSeasons, market } = usePreloadedQuery<CircusRouteQuery>(
    graphql`
      query CircusRouteQuery($locale: Locale!) @inContext(locale: $locale) @preloadable {
        market {
          circusAlternates {
            ...Alternates_alternates
          }
        }
        circusSeasons(first: 100) {
          edges {
            node {
              id
              title
              language
              years
              days
              summary
              summaryLanguage
              path
              image {
                rendition(size: EVENT) {
                  ...Picture_rendition
                }
              }
            }
          }
        }
      }
    `,
    queries.page,
  );
  const seasons = circusSeasons?.edges ?? [];
  return (
    <div className={styles.page}>
      <Head
        title={t('category.title', { title: t('circus.heading'), brand: brandName })}
        description={t('circus.intro')}
        canonicalPath={inLocale(match.path, match.lang)}
      />
      <Alternates alternates={market.circusAlternates} />
      <header className={styles.header}>
        <h1 className={styles.heading}>{t('circus.heading')}</h1>
        <p className={styles.intro}>{t('circus.intro')}</p>
      </header>
      {seasons.length === 0 ? (
        <div className={styles.empty}>
          <p>{t('circus.noSeasons')}</p>
          <LinkButton variant="secondary" href={`/${match.lang}/stores?service=demo`}>
            {t('circus.stores')}
          </LinkButton>
        </div>
      ) : (
        <ol className={styles.seasons}>
          {seasons.map(({ node: { id, title, years, days, summary, path, image, ...season } }, index) => (
            <li key={id} className={styles.season}>
              <p className={styles.years}>{years}</p>
              <div className={styles.frame}>
                {image ? (
                  <Picture
                    rendition={image.rendition}
                    alt=""
                    fit="cover"
                    priority={index === 0}
                    sizes="(min-width: 900px) 49vw, 90vw"
                  />
                ) : null}
              </div>
              <div className={styles.words}>
                <h2 className={styles.title} lang={season.language ?? undefined}>
                  <Link href={path} className={styles.link}>
                    {title}
                  </Link>
                </h2>
                {days ? <p className={styles.days}>{days}</p> : null}
                {summary ? <p lang={season.summaryLanguage ?? undefined}>{summary}</p> : null}
              </div>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

export default CircusRoute;
