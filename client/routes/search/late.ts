/** The code of the search page's late part and of its placeholder, one chunk. */
export { ProductListingSkeleton } from '../../components/Listing/ProductListingSkeleton.tsx';
export { SearchResults } from './results/SearchResults.tsx';
