/** The code of a post's late parts, one chunk. */
export { BlogTile } from '../../components/BlogPosts/BlogTile.tsx';
export { ProductGrid } from '../../components/ProductGrid/ProductGrid.tsx';
export { Share } from '../../components/Share/Share.tsx';
export { BlogPostMoreSkeleton } from './BlogPostMoreSkeleton.tsx';
