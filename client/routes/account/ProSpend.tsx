/** A pro's spend of the year's limit. Nothing for others, and where another store counts it. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ProSpend_customer$key } from '#relay/ProSpend_customer.graphql.ts';
import { SpendMeter } from '../../components/SpendMeter/SpendMeter.tsx';
import { proWording } from '../../wording/account/pro.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './AccountHome.module.css';

export function ProSpend({ customer: key }: { customer: ProSpend_customer$key }) {
  const t = useWording(proWording);
  const { proStatus, pro } = useFragment(
    graphql`
      fragment ProSpend_customer on Customer {
        proStatus
        pro {
          meter {
            ...SpendMeter_meter
          }
        }
      }
    `,
    key,
  );
  const meter = pro?.meter ?? null;
  // An active pro without a meter: the spend service failed.
  if (!meter && proStatus !== 'ACTIVE') return null;
  return (
    <section className={[styles.section, styles.wide].join(' ')} aria-labelledby="pro-spend">
      <div className={styles.head}>
        <h2 id="pro-spend">{t('pro.standing.title')}</h2>
      </div>
      <div className={styles.body}>
        <SpendMeter meter={meter} />
      </div>
    </section>
  );
}
