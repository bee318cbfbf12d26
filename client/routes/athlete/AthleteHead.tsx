/** Portrait, name and facts. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { AthleteHead_athlete$key } from '#relay/AthleteHead_athlete.graphql.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Link } from '../../navigation/Link.tsx';
import { circusWording } from '../../wording/content/circus.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './AthleteHead.module.css';

export function AthleteHead({ athlete: key }: { athlete: AthleteHead_athlete$key }) {
  const t = useWording(circusWording);
  const athlete = useFragment(
    graphql`
      fragment AthleteHead_athlete on Athlete {
        name
        discipline
        disciplineLanguage
        homePlace
        bornYear
        quote
        quoteLanguage
        social {
          text
          href
        }
        portrait {
          alt
          rendition(size: GALLERY) {
            ...Picture_rendition
          }
        }
      }
    `,
    key,
  );
  const { name, discipline, homePlace, bornYear, quote, social, portrait } = athlete;
  return (
    <header className={styles.head} data-pictured={portrait !== null || undefined}>
      {portrait ? (
        <div className={styles.portrait}>
          <Picture
            rendition={portrait.rendition}
            alt={portrait.alt}
            fit="cover"
            priority
            sizes="(min-width: 900px) 40vw, 100vw"
            hasPlaceholder
          />
        </div>
      ) : null}
      <div className={styles.words}>
        {discipline ? (
          <p className={styles.discipline} lang={athlete.disciplineLanguage ?? undefined}>
            {discipline}
          </p>
        ) : null}
        <h1 className={styles.name}>{name}</h1>
        {quote ? (
          <blockquote className={styles.quote} lang={athlete.quoteLanguage ?? undefined}>
            <p>{quote}</p>
          </blockquote>
        ) : null}
        {homePlace || bornYear || social.length > 0 ? (
          <dl className={styles.facts}>
            {homePlace ? (
              <div>
                <dt>{t('team.home')}</dt>
                <dd>{homePlace}</dd>
              </div>
            ) : null}
            {bornYear ? (
              <div>
                <dt>{t('team.born')}</dt>
                <dd>{String(bornYear)}</dd>
              </div>
            ) : null}
            {social.length > 0 ? (
              <div>
                <dt>{t('team.elsewhere')}</dt>
                {social.map(({ text, href }) => (
                  <dd key={href}>
                    <Link href={href} opensNewTab className={styles.social}>
                      {text}
                    </Link>
                  </dd>
                ))}
              </div>
            ) : null}
          </dl>
        ) : null}
      </div>
    </header>
  );
}
