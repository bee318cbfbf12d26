/** Placeholder of the products, their toolbar and facets while they load. */
import { ProductGridSkeleton } from '../ProductGrid/ProductGridSkeleton.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import styles from './ProductListing.module.css';

export function ProductListingSkeleton() {
  return (
    <div className={styles.layout}>
      <div className={styles.sidebar}>
        <Skeleton lines={12} />
      </div>
      <div className={styles.main}>
        <div className={styles.toolbarRoom}>
          <Skeleton lines={1} inlineSize="8rem" />
        </div>
        <ProductGridSkeleton />
      </div>
    </div>
  );
}
