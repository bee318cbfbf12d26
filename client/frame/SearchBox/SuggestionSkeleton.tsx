/** Placeholder of the first suggestions while they load. */
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import styles from './SuggestionList.module.css';

export function SuggestionSkeleton() {
  return (
    <div className={styles.groups} aria-hidden="true">
      <div className={styles.group}>
        <p className={styles.heading}>
          <Skeleton inlineSize="6rem" blockSize="0.875rem" />
        </p>
        {[60, 45, 52].map((percent) => (
          <span key={percent} className={styles.line}>
            <Skeleton inlineSize={`${percent}%`} blockSize="1rem" />
          </span>
        ))}
      </div>
      <div className={styles.group} data-wide>
        <p className={styles.heading}>
          <Skeleton inlineSize="6rem" blockSize="0.875rem" />
        </p>
        {[0, 1, 2, 3].map((place) => (
          <span key={place} className={styles.product}>
            <span className={styles.frame}>
              <Skeleton blockSize="100%" />
            </span>
            <span className={styles.words}>
              <Skeleton inlineSize="8rem" blockSize="1rem" />
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
