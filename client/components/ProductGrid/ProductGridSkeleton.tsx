/** Placeholder of a grid or a slider: 6 tiles, 4 when a slider (catalogue.md 4). */
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useWording } from '../../wording/wording.ts';
import { ProductTileSkeleton } from '../ProductTile/ProductTileSkeleton.tsx';
import styles from './ProductGrid.module.css';

interface ProductGridSkeletonProps {
  variant?: 'grid' | 'slider';
  /** Number of tiles, where known. */
  count?: number;
}

export function ProductGridSkeleton({
  variant = 'grid',
  count = variant === 'slider' ? 4 : 6,
}: ProductGridSkeletonProps) {
  const t = useWording();
  return (
    <div className={styles.room}>
      <VisuallyHidden>
        <output>{t('grid.loading')}</output>
      </VisuallyHidden>
      <div className={variant === 'slider' ? styles.row : styles.grid} data-count={count} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <ProductTileSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
