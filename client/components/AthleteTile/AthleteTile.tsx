/** A team member with portrait: the whole tile links to their page. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { AthleteTile_athlete$key } from '#relay/AthleteTile_athlete.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { Picture } from '../Picture/Picture.tsx';
import styles from './AthleteTile.module.css';

interface AthleteTileProps {
  athlete: AthleteTile_athlete$key;
  /** Heading level of the name. */
  level: 2 | 3;
  /** Its picture is above the fold. */
  priority?: boolean;
  /** Width of the portrait by viewport, as in `img`. */
  sizes?: string;
}

export function AthleteTile({
  athlete: key,
  level,
  priority = false,
  sizes = '(min-width: 1200px) 23vw, (min-width: 769px) 30vw, 43vw',
}: AthleteTileProps) {
  const { name, discipline, disciplineLanguage, path, portrait } = useFragment(
    graphql`
      fragment AthleteTile_athlete on Athlete {
        name
        discipline
        disciplineLanguage
        path
        portrait {
          rendition(size: PORTRAIT) {
            ...Picture_rendition
          }
        }
      }
    `,
    key,
  );
  const Heading = `h${level}` as const;
  return (
    <article className={styles.tile}>
      <div className={styles.frame} data-initial={portrait ? undefined : name.charAt(0)}>
        {portrait ? (
          <Picture
            // The name below is the link.
            alt=""
            rendition={portrait.rendition}
            fit="cover"
            priority={priority}
            sizes={sizes}
          />
        ) : null}
      </div>
      <Heading className={styles.name}>
        <Link href={path} className={styles.link} preload="intent">
          {name}
        </Link>
      </Heading>
      {discipline ? (
        <p className={styles.discipline} lang={disciplineLanguage ?? undefined}>
          {discipline}
        </p>
      ) : null}
    </article>
  );
}
