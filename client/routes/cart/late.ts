/** The code of the cart's late parts, one chunk. */
export { RecentlyViewed } from '../../components/RecentlyViewed/RecentlyViewed.tsx';
export { CartFailure } from './CartFailure.tsx';
