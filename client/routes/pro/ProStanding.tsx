/** The shopper's membership: two ways to join, or the year's spend. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ProStanding_viewer$key } from '#relay/ProStanding_viewer.graphql.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { SpendMeter } from '../../components/SpendMeter/SpendMeter.tsx';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { proWording } from '../../wording/account/pro.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './ProStanding.module.css';

/** @param viewer null for guests. */
export function ProStanding({ viewer: key }: { viewer: ProStanding_viewer$key | null }) {
  const t = useWording(proWording);
  const { lang } = useRouteMatch();
  const viewer = useFragment(
    graphql`
      fragment ProStanding_viewer on Customer {
        proStatus
        pro {
          discountPercent
          isEmployee
          meter {
            ...SpendMeter_meter
          }
        }
      }
    `,
    key,
  );
  const status = viewer?.proStatus ?? 'NONE';
  const signup = `/${lang}/pro/signup`;
  const pro = viewer?.pro;
  if (pro) {
    return (
      <section className={styles.standing} aria-labelledby="pro-standing">
        <h2 id="pro-standing" className={styles.heading}>
          {t('pro.standing.title')}
        </h2>
        <div className={styles.body}>
          {status === 'NOT_HERE' ? <p>{t('pro.standing.NOT_HERE')}</p> : null}
          {pro.discountPercent !== null && status === 'ACTIVE' ? (
            <p>{t('pro.standing.discount', { percent: pro.discountPercent })}</p>
          ) : null}
          {pro.isEmployee ? <p>{t('pro.standing.employee')}</p> : null}
          {/* Where pro prices do not apply, the spend does not either, except in Norway. */}
          {pro.meter || status === 'ACTIVE' ? <SpendMeter meter={pro.meter ?? null} /> : null}
        </div>
      </section>
    );
  }
  return (
    <section className={styles.standing} aria-labelledby="pro-standing">
      <h2 id="pro-standing" className={styles.heading}>
        {t('pro.join.title')}
      </h2>
      <div className={styles.body}>
        {status === 'EXPIRED' || status === 'MALFORMED' ? <p>{t(`pro.standing.${status}`)}</p> : null}
        <p>{t(viewer ? 'pro.join.customer' : 'pro.join.guest')}</p>
        <div className={styles.ways}>
          {viewer ? (
            <LinkButton href={signup}>{t('pro.join.enter')}</LinkButton>
          ) : (
            <>
              <LinkButton href={`/${lang}/pro/create`}>{t('pro.join.create')}</LinkButton>
              <LinkButton href={`/${lang}/account?next=${encodeURIComponent(signup)}`} variant="secondary">
                {t('pro.join.signIn')}
              </LinkButton>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
