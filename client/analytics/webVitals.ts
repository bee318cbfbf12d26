/**
 * Measures Core Web Vitals (web.dev/articles/vitals), including entries that the browser buffered before this code
 * loaded. Needs no consent, since it neither reads nor writes storage; skipped for browsers that ask not to be tracked.
 */
import type * as WebVitals from 'web-vitals';
import { hasPrivacySignal } from './consent.ts';
import type { createVisitReport } from './visitReport.ts';

type Measuring = Pick<typeof WebVitals, 'onCLS' | 'onFCP' | 'onINP' | 'onLCP' | 'onTTFB'> & {
  createVisitReport: typeof createVisitReport;
};

/** @param screen route pattern of the first screen, such as `/p/:handle`. */
export async function watchVitals(
  screen: string,
  load: () => Promise<Measuring> = () => import('./measuring.ts'),
): Promise<void> {
  if (hasPrivacySignal() || navigator.doNotTrack === '1') return;
  const { createVisitReport: createReport, onCLS, onFCP, onINP, onLCP, onTTFB } = await load();
  const take = createReport(screen);
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(take);
}
