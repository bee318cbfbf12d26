/** The code of the category's late part and of its placeholder, one chunk. */
export { ProductListingSkeleton } from '../../components/Listing/ProductListingSkeleton.tsx';
export { CategoryProductList } from './CategoryProductList.tsx';
