/** Shown for products that failed to load. */
import { Button } from '../../ui/Button/Button.tsx';
import { useWording } from '../../wording/wording.ts';
import styles from './ProductGrid.module.css';

/** @param onRetry reloads the page by default. */
export function ProductsFailure({ onRetry = () => window.location.reload() }: { onRetry?: () => void }) {
  const t = useWording();
  return (
    <div className={styles.failure} role="alert">
      <p>{t('grid.failed')}</p>
      <Button variant="secondary" onClick={onRetry}>
        {t('error.retry')}
      </Button>
    </div>
  );
}
