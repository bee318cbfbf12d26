/** Placeholder of the drawer's content while the cart loads. */
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useWording } from '../../../wording/wording.ts';
import styles from './CartDrawerSkeleton.module.css';

export function CartDrawerSkeleton() {
  const t = useWording();
  return (
    <div className={styles.wait}>
      <VisuallyHidden>{t('tile.loading')}</VisuallyHidden>
      <Skeleton ratio="3 / 4" />
      <Skeleton lines={3} />
    </div>
  );
}
