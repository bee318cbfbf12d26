/** The code of what stands below a product's button and gallery, one chunk. */
export { AddOnGridSkeleton } from '../../components/AddOnGrid/AddOnGridSkeleton.tsx';
export { ProductGrid } from '../../components/ProductGrid/ProductGrid.tsx';
export { ProductAddOnsOfSize } from './ProductAddOnsOfSize.tsx';
export { RelatedProductsSkeleton } from './RelatedProductsSkeleton.tsx';
export { Ride } from './ride/Ride.tsx';
export { Specifications } from './Specifications.tsx';
