/** Blocks of a managed page whose code is no part of the first load. */
import { LateModule } from '../../navigation/LateModule.ts';
import { latePart } from '../LatePart/latePart.tsx';

const groups = new LateModule('components/PageBlocks/late.ts', () => import('./late.ts'));
const grids = new LateModule('components/PageBlocks/below.ts', () => import('./below.ts'), { isBelow: true });

export const lateBlocks: readonly LateModule[] = [groups, grids];

export const CategoryGroupBlock = latePart(groups, (parts) => parts.CategoryGroupBlock);
export const ProductGridBlock = latePart(grids, (parts) => parts.ProductGridBlock);
