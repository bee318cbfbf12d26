/** Placeholder of the quick-add dialog's content while it loads. */
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import styles from './QuickAddDialog.module.css';

export function QuickAddSkeleton() {
  return (
    <div className={styles.quick} aria-busy="true">
      <div className={styles.picture}>
        <Skeleton ratio="3 / 4" />
      </div>
      <div className={styles.words}>
        <Skeleton lines={1} inlineSize="40%" />
        <Skeleton blockSize="2.75rem" />
        <Skeleton blockSize="2.75rem" />
        <Skeleton blockSize="3.5rem" />
      </div>
    </div>
  );
}
