/** In place of the countries in the dialog when they did not arrive: try again, or go to their page. */
import { Button } from '../../ui/Button/Button.tsx';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './MarketControl.module.css';

export function MarketFailure({ href, onRetry }: { href: string; onRetry: () => void }) {
  const t = useWording();
  return (
    <div className={styles.failure} role="alert">
      <p>{t('market.failed')}</p>
      <div className={styles.ways}>
        <Button onClick={onRetry}>{t('error.retry')}</Button>
        {/* A whole page load: whatever is broken here may not be broken there. */}
        <a href={href} className={buttonClass('quiet')}>
          {t('market.openPage')}
        </a>
      </div>
    </div>
  );
}
