/** Blocks of a managed page that are rarely on its first screen, whose code is no part of the first load. */
import { LateModule } from '../../navigation/LateModule.ts';
import { latePart } from '../LatePart/latePart.tsx';

export const lateBlocks = new LateModule('components/PageBlocks/late.ts', () => import('./late.ts'));

export const CategoryGroupBlock = latePart(lateBlocks, (parts) => parts.CategoryGroupBlock);
export const ProductGridBlock = latePart(lateBlocks, (parts) => parts.ProductGridBlock);
