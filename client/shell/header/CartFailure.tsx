/** In place of the cart in the drawer when it did not arrive: try again, or go to its page. */
import { Button } from '../../ui/Button/Button.tsx';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './CartFailure.module.css';

export function CartFailure({ href, onRetry }: { href: string; onRetry: () => void }) {
  const t = useWording();
  return (
    <div className={styles.failure} role="alert">
      <p>{t('cart.drawer.failed')}</p>
      <div className={styles.ways}>
        <Button onClick={onRetry}>{t('error.retry')}</Button>
        {/* A whole page load: whatever is broken here may not be broken there. */}
        <a href={href} className={buttonClass('quiet')}>
          {t('cart.drawer.goToCart')}
        </a>
      </div>
    </div>
  );
}
