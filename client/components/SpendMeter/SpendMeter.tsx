/**
 * How much of a pro's yearly limit is spent, and the forecast with the cart, or with one more product. Warns before the
 * limit is exceeded. Every number and the verdict come from the gateway.
 */
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SpendMeter_meter$key } from '#relay/SpendMeter_meter.graphql.ts';
import { proWording } from '../../wording/account/pro.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './SpendMeter.module.css';

export interface SpendMeterProps {
  /** Null when the spend service failed: only that is shown. */
  meter: SpendMeter_meter$key | null;
  /** True while a cart change is in flight: the numbers are outdated. */
  isPending?: boolean;
  /** Heading level: one below the surrounding heading. */
  level?: 2 | 3;
}

export function SpendMeter({ meter: key, isPending = false, level = 3 }: SpendMeterProps) {
  const t = useWording(proWording);
  const headingId = useId();
  const meter = useFragment(
    graphql`
      fragment SpendMeter_meter on SpendMeter {
        spent {
          formatted
        }
        limit {
          formatted
        }
        inCart {
          amount
        }
        adding {
          formatted
        }
        after {
          amount
          formatted
        }
        remaining {
          formatted
        }
        spentFraction
        afterFraction
        level
        expiresOn {
          iso
          formatted
        }
      }
    `,
    key,
  );
  const Heading = level === 2 ? 'h2' : 'h3';
  if (!meter) {
    return (
      <section className={styles.meter} aria-labelledby={headingId}>
        <Heading id={headingId} className={styles.heading}>
          {t('pro.meter.title')}
        </Heading>
        <p className={styles.note}>{t('pro.meter.down')}</p>
      </section>
    );
  }
  const values = {
    spent: meter.spent.formatted,
    limit: meter.limit.formatted,
    after: meter.after.formatted,
    remaining: meter.remaining.formatted,
  };
  const showsForecast = meter.adding !== null || Number(meter.inCart.amount) > 0;
  return (
    <section
      className={styles.meter}
      aria-labelledby={headingId}
      aria-busy={isPending || undefined}
      data-level={meter.level}
    >
      <Heading id={headingId} className={styles.heading}>
        {t('pro.meter.title')}
      </Heading>
      <p className={styles.spent}>{t('pro.meter.spent', values)}</p>
      <div className={styles.track} aria-hidden="true">
        <span className={styles.after} style={{ inlineSize: `${percent(meter.afterFraction)}%` }} />
        <span className={styles.sofar} style={{ inlineSize: `${percent(meter.spentFraction)}%` }} />
      </div>
      {showsForecast ? (
        <p className={styles.line}>
          {t(meter.adding === null ? 'pro.meter.withCart' : 'pro.meter.withThis', values)}
        </p>
      ) : null}
      <p className={styles.line}>
        {t(showsForecast ? 'pro.meter.remainingAfter' : 'pro.meter.remaining', values)}
      </p>
      {meter.level === 'FINE' ? null : (
        <output className={styles.warning}>
          {t(meter.level === 'OVER' ? 'pro.meter.over' : 'pro.meter.near', values)}
        </output>
      )}
      {meter.expiresOn ? (
        <p className={styles.note}>
          <time dateTime={meter.expiresOn.iso}>
            {t('pro.meter.expires', { date: meter.expiresOn.formatted })}
          </time>
        </p>
      ) : null}
    </section>
  );
}

/** Clamped to the track. */
function percent(fraction: number): number {
  return Math.round(Math.min(1, Math.max(0, fraction)) * 1000) / 10;
}
