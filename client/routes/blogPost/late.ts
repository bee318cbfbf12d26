/** The code of a post's late parts, one chunk. */
export { BlogTile } from '../../components/BlogPosts/BlogTile.tsx';
export { Share } from '../../components/Share/Share.tsx';
export { BlogPostMoreSkeleton } from './BlogPostMoreSkeleton.tsx';
