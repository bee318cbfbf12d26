/** Placeholder of a set while it loads. */
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import styles from './SkiSet.module.css';

export function SetSkeleton() {
  return (
    <div className={[styles.form, styles.waiting].join(' ')} aria-busy="true">
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} blockSize="4.5rem" />
      ))}
    </div>
  );
}
