/** The code of the product's late parts, one chunk. */
export { AddOnGridSkeleton } from '../../components/AddOnGrid/AddOnGridSkeleton.tsx';
export { CompareToggle } from '../../components/CompareToggle/CompareToggle.tsx';
export { ProductGrid } from '../../components/ProductGrid/ProductGrid.tsx';
export { RecentlyViewed } from '../../components/RecentlyViewed/RecentlyViewed.tsx';
export { Share } from '../../components/Share/Share.tsx';
export { KnownPicture } from './gallery/KnownPicture.tsx';
export { ProductGallery } from './gallery/ProductGallery.tsx';
export { ProductAddOnsOfSize } from './ProductAddOnsOfSize.tsx';
export { RelatedProductsSkeleton } from './RelatedProductsSkeleton.tsx';
export { Ride } from './ride/Ride.tsx';
export { Specifications } from './Specifications.tsx';
