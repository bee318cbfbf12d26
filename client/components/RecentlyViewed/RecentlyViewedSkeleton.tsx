/** Placeholder of recently viewed products while they load. */
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import styles from './RecentlyViewed.module.css';
import { RecentlyViewedFrame } from './RecentlyViewedFrame.tsx';

export function RecentlyViewedSkeleton({ count }: { count: number }) {
  return (
    <RecentlyViewedFrame>
      <div className={styles.row} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.item}>
            <div className={styles.frame}>
              <Skeleton ratio="3 / 4" />
            </div>
            <p className={styles.link}>
              <Skeleton lines={1} inlineSize="80%" />
            </p>
            <p className={styles.price}>
              <Skeleton lines={1} inlineSize="40%" />
            </p>
          </div>
        ))}
      </div>
    </RecentlyViewedFrame>
  );
}
