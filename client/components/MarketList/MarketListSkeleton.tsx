/** Placeholder of the country list while it loads. */
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { chromeWording } from '../../wording/frame/chrome.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './MarketList.module.css';
import rowStyles from './MarketRow.module.css';

/** Countries per group, about as many as there will be. */
const rows = [2, 12, 3, 1];

export function MarketListSkeleton() {
  const t = useWording(chromeWording);
  return (
    <div className={styles.room}>
      <VisuallyHidden>{t('market.loading')}</VisuallyHidden>
      {rows.map((count, group) => (
        <div key={group} aria-hidden="true">
          <p className={styles.heading}>
            <Skeleton lines={1} inlineSize="8rem" />
          </p>
          <ul className={styles.countries}>
            {Array.from({ length: count }, (_, country) => (
              <li key={country} className={rowStyles.country}>
                <p className={rowStyles.name}>
                  <Skeleton lines={1} inlineSize="7rem" />
                </p>
                <p className={rowStyles.terms}>
                  <Skeleton lines={1} inlineSize="9rem" />
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
