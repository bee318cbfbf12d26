/** Where results come from and how more of them are asked for, whatever their kind. */
import type { GrowingListSource } from '../../components/Listing/useGrowingList.ts';

export type ResultSource = Pick<
  GrowingListSource,
  'path' | 'asked' | 'shown' | 'hasNext' | 'isLoadingNext' | 'loadNext'
>;
