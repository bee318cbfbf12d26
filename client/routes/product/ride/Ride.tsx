/** What a ski feels like, from its measures: profile and sidecut as drawings, and three scales. */
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Ride_product$key } from '#relay/Ride_product.graphql.ts';
import { rideWording } from '../../../wording/shopping/ride.ts';
import { useWording } from '../../../wording/wording.ts';
import { keyOf } from './keyOf.ts';
import { flexLine, flexWord, profileLine, sidecutOutline } from './profileLine.rules.ts';
import { RideNeighbours } from './RideNeighbours.tsx';
import styles from './Ride.module.css';

const scaleKeys = {
  FLOAT: 'ride.scale.FLOAT',
  QUICKNESS: 'ride.scale.QUICKNESS',
  LIGHTNESS: 'ride.scale.LIGHTNESS',
} as const;
const profileKeys = {
  CAMBER: 'ride.profile.CAMBER',
  TIP: 'ride.profile.TIP',
  TIP_AND_TAIL: 'ride.profile.TIP_AND_TAIL',
  FULL: 'ride.profile.FULL',
} as const;

export function Ride({ product }: { product: Ride_product$key }) {
  const t = useWording(rideWording);
  const id = useId();
  const { handle, ride } = useFragment(
    graphql`
      fragment Ride_product on Product {
        handle
        ride {
          profile
          sidecut {
            tip
            waist
            tail
          }
          flex
          scales {
            scale
            value
          }
        }
      }
    `,
    product,
  );
  if (!ride) return null;
  const line = ride.profile ? profileLine(ride.profile) : null;
  const profileKey = ride.profile ? keyOf(profileKeys, ride.profile) : null;
  const sidecut = ride.sidecut && {
    tip: ride.sidecut.tip,
    waist: ride.sidecut.waist,
    tail: ride.sidecut.tail,
  };
  return (
    <section className={styles.ride} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('ride.title')}
      </h2>
      {line && profileKey && (
        <figure className={styles.figure}>
          <svg viewBox="0 0 200 24" className={styles.drawing} aria-hidden="true">
            <path d="M0 21.500h200" className={styles.snow} />
            <path d={line} className={styles.ski} />
          </svg>
          <figcaption>{t(profileKey)}</figcaption>
        </figure>
      )}
      {sidecut && (
        <figure className={styles.figure}>
          <svg viewBox="0 0 200 40" className={styles.drawing} aria-hidden="true">
            <path d={sidecutOutline(sidecut)} className={styles.outline} />
          </svg>
          <figcaption>{t('ride.sidecut', sidecut)}</figcaption>
        </figure>
      )}
      {typeof ride.flex === 'number' && (
        <figure className={styles.figure}>
          <svg viewBox="0 0 200 24" className={styles.drawing} aria-hidden="true">
            <path d="M4 4h192" className={styles.snow} />
            <path d="M4 7l-4 7h8zM196 7l-4 7h8z" className={styles.outline} />
            <path d={flexLine(ride.flex)} className={styles.ski} />
          </svg>
          <figcaption>{t(`ride.flex.${flexWord(ride.flex)}`, { flex: ride.flex })}</figcaption>
        </figure>
      )}
      {ride.scales.length > 0 && (
        <dl className={styles.scales}>
          {ride.scales.map(({ scale, value }) => {
            const key = keyOf(scaleKeys, scale);
            return (
              key && (
                <div key={scale}>
                  <dt>{t(key)}</dt>
                  <dd>
                    <meter
                      min={0}
                      max={10}
                      value={Math.round(value * 10)}
                      aria-label={t(key)}
                      aria-valuetext={t('ride.scale.value', { value: Math.round(value * 10) })}
                    />
                  </dd>
                </div>
              )
            );
          })}
        </dl>
      )}
      {ride.scales.length > 0 && <p className={styles.note}>{t('ride.note')}</p>}
      <RideNeighbours handle={handle} />
    </section>
  );
}
