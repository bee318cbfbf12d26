/** Parts below the cart, and what replaces it, whose code is no part of the first load. */
import { LateModule } from '../../navigation/LateModule.ts';
import { latePart } from '../../components/LatePart/latePart.tsx';

export const lateCode = new LateModule('routes/cart/late.ts', () => import('./late.ts'));

export const belowCode = new LateModule('routes/cart/below.ts', () => import('./below.ts'), {
  isBelow: true,
});

export const AddOnGrid = latePart(belowCode, (parts) => parts.AddOnGrid);
export const CartFailure = latePart(lateCode, (parts) => parts.CartFailure);
export const RecentlyViewed = latePart(lateCode, (parts) => parts.RecentlyViewed);
