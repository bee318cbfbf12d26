/** Parts below a post, whose code is no part of the first load. */
import { LateModule } from '../../navigation/LateModule.ts';
import { latePart } from '../../components/LatePart/latePart.tsx';

export const lateCode = new LateModule('routes/blogPost/late.ts', () => import('./late.ts'));
export const belowCode = new LateModule('routes/blogPost/below.ts', () => import('./below.ts'), {
  isBelow: true,
});

export const BlogTile = latePart(lateCode, (parts) => parts.BlogTile);
export const ProductGrid = latePart(belowCode, (parts) => parts.ProductGrid);
export const Share = latePart(lateCode, (parts) => parts.Share);
