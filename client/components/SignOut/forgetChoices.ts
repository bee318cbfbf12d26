/** What this browser keeps of what somebody looked at: it does not outlive their signing out. */
import { clearComparison } from '../CompareToggle/compareList.ts';
import { forgetViewed } from '../RecentlyViewed/recentlyViewed.ts';

export function forgetChoices(): void {
  clearComparison();
  forgetViewed();
}
