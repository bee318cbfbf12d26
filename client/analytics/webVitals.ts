/**
 * Measures Core Web Vitals (web.dev/articles/vitals), including entries that the browser buffered before this code
 * loaded. Needs no consent, since it neither reads nor writes storage; skipped for browsers that ask not to be tracked.
 */
import type * as WebVitals from 'web-vitals';
import { hasPrivacySignal } from './consent.ts';
import { createVisitReport } from './visitReport.ts';

type Library = Pick<typeof WebVitals, 'onCLS' | 'onFCP' | 'onINP' | 'onLCP' | 'onTTFB'>;

/** @param screen route pattern of the first screen, such as `/p/:handle`. */
export async function watchVitals(
  screen: string,
  load: () => Promise<Library> = () => import('web-vitals'),
): Promise<void> {
  if (hasPrivacySignal() || navigator.doNotTrack === '1') return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await load();
  const take = createVisitReport(screen);
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(take);
}
