/** The team: portraits in the editors' order (platform.md 2). */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { TeamRouteQuery } from '#relay/TeamRouteQuery.graphql.ts';
import { AthleteTile } from '../../components/AthleteTile/AthleteTile.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { Alternates } from '../../page/Alternates.tsx';
import { brandName } from '../../page/brandName.ts';
import { ErrorScreen } from '../../page/ErrorScreen.tsx';
import { Head } from '../../page/Head.tsx';
import { circusWording } from '../../wording/content/circus.ts';
import { pagesWording } from '../../wording/content/pages.ts';
import { useWording } from '../../wording/wording.ts';
import { portraitSizes, teamColumns } from './teamColumns.rules.ts';
import styles from './TeamRoute.module.css';

export function TeamRoute({ queries, match }: ScreenProps<{ page: TeamRouteQuery }>) {
  const t = useWording(circusWording, pagesWording);
  const { teamPage: team } = usePreloadedQuery<TeamRouteQuery>(
    graphql`
      query TeamRouteQuery($locale: Locale!) @inContext(locale: $locale) @preloadable {
        teamPage {
          title
          header
          headerLanguage
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
          banner {
            ...Banner_banner
          }
          athletes {
            id
            ...AthleteTile_athlete
          }
        }
      }
    `,
    queries.page,
  );
  if (!team) return <ErrorScreen status={404} />;
  const { seo, banner, athletes } = team;
  const columns = teamColumns(athletes.length);
  return (
    <div className={styles.page}>
      <Head
        title={t('category.title', { title: seo.title, brand: brandName })}
        description={seo.description}
        canonicalPath={team.path}
        image={seo.image?.url ?? null}
      />
      <Alternates alternates={team.alternates} />
      {banner ? <Banner banner={banner} priority /> : <h1 className={styles.heading}>{team.title}</h1>}
      {team.header ? (
        <RichText html={team.header} language={team.headerLanguage} className={styles.header} />
      ) : null}
      {athletes.length === 0 ? (
        <div className={styles.header}>
          <p>{t('team.nobody')}</p>
          <LinkButton variant="secondary" href={`/${match.lang}/blog`}>
            {t('team.journal')}
          </LinkButton>
        </div>
      ) : (
        <ul className={styles.people} data-medium={columns.medium} data-large={columns.large}>
          {athletes.map((athlete, index) => (
            <li key={athlete.id}>
              <AthleteTile
                athlete={athlete}
                level={2}
                priority={!banner && index === 0}
                sizes={portraitSizes(columns)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export default TeamRoute;
