/** Parts of a product whose code is no part of the first load: all but what one buys by. */
import { LateModule } from '../../navigation/LateModule.ts';
import { latePart } from '../../components/LatePart/latePart.tsx';

export const lateCode = new LateModule('routes/product/late.ts', () => import('./late.ts'));

export const belowCode = new LateModule('routes/product/below.ts', () => import('./below.ts'), {
  isBelow: true,
});

export const previewCode = new LateModule(
  'routes/product/ProductPreview.tsx',
  () => import('./ProductPreview.tsx'),
);

export const CompareToggle = latePart(lateCode, (parts) => parts.CompareToggle);
export const ProductAddOnsOfSize = latePart(belowCode, (parts) => parts.ProductAddOnsOfSize);
export const ProductGallery = latePart(lateCode, (parts) => parts.ProductGallery);
export const ProductGrid = latePart(belowCode, (parts) => parts.ProductGrid);
export const RecentlyViewed = latePart(lateCode, (parts) => parts.RecentlyViewed);
export const Ride = latePart(belowCode, (parts) => parts.Ride);
export const Share = latePart(lateCode, (parts) => parts.Share);
export const Specifications = latePart(belowCode, (parts) => parts.Specifications);
