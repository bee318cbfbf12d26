/** Where results come from and how more of them are asked for, whatever their kind. */
import type { PaginatedListSource } from '../../components/Listing/usePaginatedList.ts';

export type ResultSource = Pick<
  PaginatedListSource,
  'path' | 'asked' | 'shown' | 'hasNext' | 'isLoadingNext' | 'loadNext'
>;
