/** Results and their pagination, for every kind. */
import type { PaginatedListSource } from '../../../components/Listing/usePaginatedList.ts';

export type ResultSource = Pick<
  PaginatedListSource,
  'path' | 'requested' | 'shown' | 'hasNext' | 'isLoadingNext' | 'loadNext'
>;
