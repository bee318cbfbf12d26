/** Time and place of an event, with its actions. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { EventFacts_post$key } from '#relay/EventFacts_post.graphql.ts';
import { CalendarLink } from '../../components/CalendarLink/CalendarLink.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { circusWording } from '../../wording/content/circus.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './EventFacts.module.css';

export function EventFacts({ post: key, origin }: { post: EventFacts_post$key; origin: string }) {
  const t = useWording(circusWording);
  const post = useFragment(
    graphql`
      fragment EventFacts_post on CircusPost {
        kind
        dates {
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
        signUp {
          text
          href
          opensNewTab
        }
        ...CalendarLink_post
      }
    `,
    key,
  );
  const { kind, dates, place, signUp } = post;
  const mail = /^mailto:([^?]+)/.exec(signUp?.href ?? '')?.[1];
  return (
    <div className={styles.facts}>
      <dl>
        {dates && kind === 'EVENT' ? (
          <div>
            <dt>{t('circus.when')}</dt>
            <dd>
              <time dateTime={dates.startsAt ?? dates.firstDay?.iso}>{dates.days}</time>
            </dd>
            {dates.time && dates.zone ? (
              <dd>{t('circus.from', { time: dates.time, zone: dates.zone })}</dd>
            ) : null}
          </div>
        ) : null}
        {place ? (
          <div>
            <dt>{t('circus.where')}</dt>
            {place.name ? <dd>{place.name}</dd> : null}
            <dd>{[place.city, place.country].filter(Boolean).join(', ')}</dd>
          </div>
        ) : null}
      </dl>
      <div className={styles.actions}>
        {signUp ? (
          <LinkButton href={signUp.href} opensNewTab={signUp.opensNewTab}>
            {signUp.text || t('circus.signUp')}
          </LinkButton>
        ) : null}
        {mail !== undefined && <p className={styles.mail}>{mail}</p>}
        <CalendarLink post={post} origin={origin} />
      </div>
    </div>
  );
}
