/** The facets, whose code loads where they are shown, or when the shopper acts. */
import { LateModule } from '../../../navigation/LateModule.ts';
import { latePart } from '../../LatePart/latePart.tsx';

export const facetsCode = new LateModule('components/Listing/below.ts', () => import('../below.ts'), {
  isBelow: true,
});

export const Facets = latePart(facetsCode, (parts) => parts.Facets);
