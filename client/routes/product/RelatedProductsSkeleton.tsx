/** Placeholder of the related products while they load. */
import { ProductGridSkeleton } from '../../components/ProductGrid/ProductGridSkeleton.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import styles from './RelatedProducts.module.css';

export function RelatedProductsSkeleton() {
  return (
    <div className={styles.related}>
      <div className={styles.headingRoom}>
        <Skeleton lines={1} inlineSize="40%" />
      </div>
      <ProductGridSkeleton count={4} />
    </div>
  );
}
