/** The code of the cart's late parts, one chunk. */
export { AddOnGrid } from '../../components/AddOnGrid/AddOnGrid.tsx';
export { AddOnGridSkeleton } from '../../components/AddOnGrid/AddOnGridSkeleton.tsx';
export { RecentlyViewed } from '../../components/RecentlyViewed/RecentlyViewed.tsx';
export { CartFailure } from './CartFailure.tsx';
