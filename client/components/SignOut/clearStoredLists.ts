/** Clears the lists of viewed products, compared products and searches at sign-out. */
import { forgetSearches } from '../../storage/recentSearches.ts';
import { clearComparison } from '../CompareToggle/compareList.ts';
import { forgetViewed } from '../RecentlyViewed/recentlyViewed.ts';

export function clearStoredLists(): void {
  clearComparison();
  forgetViewed();
  forgetSearches();
}
