/** Placeholder of the products below a post while they load. */
import { ProductGridSkeleton } from '../../components/ProductGrid/ProductGridSkeleton.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import styles from './BlogPostMore.module.css';

export function BlogPostMoreSkeleton() {
  return (
    <div className={styles.section}>
      <div className={styles.headingRoom}>
        <Skeleton lines={1} inlineSize="14rem" />
      </div>
      <ProductGridSkeleton count={4} />
    </div>
  );
}
