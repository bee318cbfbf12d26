/**
 * How quick and steady the page is for whoever looks at it (web.dev/articles/vitals). What was before this code came is
 * known to the browser. Asks for no consent, since nothing is read from the browser's storage or written to it, and for
 * none who asks not to be tracked.
 */
import type * as WebVitals from 'web-vitals';
import { hasPrivacySignal } from './consent.ts';
import { createVisitReport } from './visitReport.ts';

type Library = Pick<typeof WebVitals, 'onCLS' | 'onFCP' | 'onINP' | 'onLCP' | 'onTTFB'>;

/** @param screen pattern of the screen that the visit begins on, such as `/p/:uid`. */
export async function watchVitals(
  screen: string,
  load: () => Promise<Library> = () => import('web-vitals'),
): Promise<void> {
  if (hasPrivacySignal() || navigator.doNotTrack === '1') return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await load();
  const take = createVisitReport(screen);
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(take);
}
