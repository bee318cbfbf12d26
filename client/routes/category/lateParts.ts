/** The list of a category, whose code is no part of the first load. */
import { LateModule } from '../../navigation/LateModule.ts';
import { latePart } from '../../components/LatePart/latePart.tsx';

export const lateCode = new LateModule('routes/category/late.ts', () => import('./late.ts'));

export const CategoryProductList = latePart(lateCode, (parts) => parts.CategoryProductList);
