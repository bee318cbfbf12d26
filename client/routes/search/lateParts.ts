/** The results of a search, whose code is no part of the first load. */
import { LateModule } from '../../navigation/LateModule.ts';
import { latePart } from '../../components/LatePart/latePart.tsx';

export const lateCode = new LateModule('routes/search/late.ts', () => import('./late.ts'));

export const SearchResults = latePart(lateCode, (parts) => parts.SearchResults);
