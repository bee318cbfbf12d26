/** Placeholder of a tile while products load. */
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { useWording } from '../../wording/wording.ts';
import styles from './ProductTile.module.css';

export function ProductTileSkeleton() {
  const t = useWording();
  return (
    <article className={styles.tile} aria-hidden="true" title={t('tile.loading')}>
      <div className={styles.frame}>
        <Skeleton ratio="3 / 4" />
      </div>
      <div className={styles.words}>
        <p className={styles.title}>
          <Skeleton lines={1} inlineSize="70%" />
        </p>
        <p className={styles.tagline}>
          <Skeleton lines={1} inlineSize="90%" />
        </p>
        <p className={styles.price}>
          <Skeleton lines={1} inlineSize="30%" />
        </p>
      </div>
      <div className={styles.swatchRoom} />
    </article>
  );
}
