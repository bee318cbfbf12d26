/** An upcoming event: dates, title, place, and its status if it is running or cancelled. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { AgendaRow_post$key } from '#relay/AgendaRow_post.graphql.ts';
import { CalendarLink } from '../../components/CalendarLink/CalendarLink.tsx';
import { Link } from '../../navigation/Link.tsx';
import { circusWording } from '../../wording/content/circus.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './AgendaRow.module.css';

interface AgendaRowProps {
  post: AgendaRow_post$key;
  origin: string;
}

export function AgendaRow({ post: key, origin }: AgendaRowProps) {
  const t = useWording(circusWording);
  const post = useFragment(
    graphql`
      fragment AgendaRow_post on CircusPost {
        title
        path
        status
        statusText
        dates {
          short
          days
          time
          zone
          startsAt
          firstDay {
            iso
          }
        }
        place {
          name
          city
          country
        }
        ...CalendarLink_post
      }
    `,
    key,
  );
  const { title, path, status, statusText, dates, place } = post;
  return (
    <article className={styles.row} data-status={status ?? undefined}>
      {dates ? (
        <time className={styles.days} dateTime={dates.startsAt ?? dates.firstDay?.iso} title={dates.days}>
          {dates.short}
        </time>
      ) : null}
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link href={path} className={styles.link} preload="intent">
            {title}
          </Link>
        </h3>
        {place ? (
          <p className={styles.place}>{[place.name, place.city, place.country].filter(Boolean).join(', ')}</p>
        ) : null}
        {dates?.time && dates.zone ? (
          <p className={styles.place}>{t('circus.from', { time: dates.time, zone: dates.zone })}</p>
        ) : null}
      </div>
      <div className={styles.end}>
        {statusText && status !== 'UPCOMING' ? <p className={styles.status}>{statusText}</p> : null}
        <CalendarLink post={post} origin={origin} className={styles.calendar ?? ''} />
      </div>
    </article>
  );
}
