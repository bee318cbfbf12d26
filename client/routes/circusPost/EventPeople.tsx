/** Team members at an event. Nothing without any. */
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { EventPeople_post$key } from '#relay/EventPeople_post.graphql.ts';
import { AthleteTile } from '../../components/AthleteTile/AthleteTile.tsx';
import { circusWording } from '../../wording/content/circus.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './EventPeople.module.css';

export function EventPeople({ post }: { post: EventPeople_post$key }) {
  const t = useWording(circusWording);
  const id = useId();
  const { athletes } = useFragment(
    graphql`
      fragment EventPeople_post on CircusPost {
        athletes {
          id
          ...AthleteTile_athlete
        }
      }
    `,
    post,
  );
  if (athletes.length === 0) return null;
  return (
    <section className={styles.people} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('circus.who')}
      </h2>
      <ul className={styles.list}>
        {athletes.map((athlete) => (
          <li key={athlete.id}>
            <AthleteTile athlete={athlete} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
