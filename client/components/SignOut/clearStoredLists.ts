/** What this browser keeps of what somebody looked at and looked for: it does not outlive their signing out. */
import { forgetSearches } from '../../storage/recentSearches.ts';
import { clearComparison } from '../CompareToggle/compareList.ts';
import { forgetViewed } from '../RecentlyViewed/recentlyViewed.ts';

export function clearStoredLists(): void {
  clearComparison();
  forgetViewed();
  forgetSearches();
}
