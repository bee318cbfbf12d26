/** Parts below a post, whose code is no part of the first load. */
import { LateModule } from '../../navigation/LateModule.ts';
import { latePart } from '../../components/LatePart/latePart.tsx';

export const lateCode = new LateModule('routes/blogPost/late.ts', () => import('./late.ts'));

export const BlogTile = latePart(lateCode, (parts) => parts.BlogTile);
export const ProductGrid = latePart(lateCode, (parts) => parts.ProductGrid);
export const Share = latePart(lateCode, (parts) => parts.Share);
