/** A store: name, distance, opening state; hours and contact details expand. */
import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { StoreCard_edge$key } from '#relay/StoreCard_edge.graphql.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { EmailLink } from '../../ui/EmailLink/EmailLink.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { prefersReducedMotion } from '../../viewport/reducedMotion.ts';
import { storesWording } from '../../wording/content/stores.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './StoreCard.module.css';

interface StoreCardProps {
  edge: StoreCard_edge$key;
  /** Where it was selected, if it was. */
  picked: 'list' | 'map' | null;
  onPick: () => void;
}

export function StoreCard({ edge, picked, onPick }: StoreCardProps) {
  const t = useWording(storesWording);
  const { distance, node: store } = useFragment(
    graphql`
      fragment StoreCard_edge on StoreEdge {
        distance {
          text
        }
        node {
          title
          kind
          kindLabel
          services
          latitude
          note
          phone
          email
          website
          directionsUrl
          image {
            alt
            rendition(size: STORE) {
              ...Picture_rendition
            }
          }
          address {
            lines
            countryName
          }
          now {
            status
            text
            hours
          }
          week {
            days
            hours
          }
          specialDays {
            days
            hours
            note
          }
        }
      }
    `,
    edge,
  );
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (picked !== 'map') return;
    card.current?.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }, [picked]);

  const { address, now, phone, image } = store;
  return (
    <li
      ref={card}
      className={styles.card}
      data-picked={picked ?? undefined}
      data-own={store.kind === 'OWN' || undefined}
    >
      {image ? (
        <div className={styles.picture}>
          <Picture
            rendition={image.rendition}
            alt={image.alt}
            fit="cover"
            sizes="(min-width: 900px) 43vw, 92vw"
          />
        </div>
      ) : null}
      <div className={styles.head}>
        <h3 className={styles.title}>{store.title}</h3>
        {distance ? <p className={styles.distance}>{distance.text}</p> : null}
      </div>
      <p className={styles.kind}>{store.kindLabel}</p>
      {address ? (
        <address className={styles.address}>
          {[...address.lines, address.countryName].filter((line) => line !== '').join(', ')}
        </address>
      ) : null}
      {now ? (
        <p className={styles.now} data-status={now.status}>
          {now.text}
        </p>
      ) : (
        <p className={styles.now}>{t('stores.noHours')}</p>
      )}
      {store.note ? <p className={styles.note}>{store.note}</p> : null}
      <div className={styles.ways}>
        {store.latitude === null ? null : (
          <Button variant="quiet" aria-pressed={picked !== null} onClick={onPick}>
            {t('stores.onMap')}
            <VisuallyHidden> {store.title}</VisuallyHidden>
          </Button>
        )}
        {phone ? (
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={styles.way}>
            {phone}
          </a>
        ) : null}
        {store.directionsUrl ? (
          <a href={store.directionsUrl} target="_blank" rel="noopener noreferrer" className={styles.way}>
            {t('stores.directions')}
            <VisuallyHidden> {store.title}</VisuallyHidden>
          </a>
        ) : null}
      </div>
      {store.week.length > 0 || store.services.length > 0 || store.email || store.website ? (
        <Disclosure
          summary={
            <>
              {t('stores.details')}
              <VisuallyHidden> {store.title}</VisuallyHidden>
            </>
          }
          className={styles.details}
        >
          {now?.hours ? <p className={styles.today}>{t('stores.today', { hours: now.hours })}</p> : null}
          {store.week.length === 0 ? null : (
            <dl className={styles.hours}>
              {[...store.week, ...store.specialDays].map((line) => (
                <div key={line.days}>
                  <dt>{line.days}</dt>
                  <dd>{'note' in line && line.note ? `${line.hours} (${line.note})` : line.hours}</dd>
                </div>
              ))}
            </dl>
          )}
          {store.services.length === 0 ? null : <p>{store.services.join(' · ')}</p>}
          {store.email ? <EmailLink email={store.email} className={styles.way} /> : null}
          {store.website ? (
            <a href={store.website} target="_blank" rel="noopener noreferrer" className={styles.way}>
              {t('stores.website')}
              <VisuallyHidden> {store.title}</VisuallyHidden>
            </a>
          ) : null}
        </Disclosure>
      ) : null}
    </li>
  );
}
