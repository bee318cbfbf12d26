/**
 * Sends the metrics of a page visit once, when the page is hidden or unloaded: later changes would count twice. A page
 * restored from the back-forward cache is a new visit. The report is anonymous, and nothing is stored in the browser.
 */
import { breakpointState } from '../viewport/breakpoint.rules.ts';

/** As the web-vitals library reports it; milliseconds, except CLS. */
export interface Vital {
  readonly name: string;
  /** Unique per metric and visit. */
  readonly id: string;
  readonly value: number;
  readonly navigationType: string;
}

const address = '/api/vitals';

/**
 * @param screen route pattern of the first screen, such as `/p/:handle`.
 * @returns a function that records a metric; the latest value counts.
 */
export function createVisitReport(screen: string): (vital: Vital) => void {
  const waiting = new Map<string, Vital>();
  const reported = new Set<string>();

  // On the window, so that it runs after listeners that measure until the last moment.
  window.addEventListener('visibilitychange', () => {
    const [first] = waiting.values();
    if (document.visibilityState !== 'hidden' || first === undefined) return;
    const values: Record<string, number> = {};
    for (const { name, id, value } of waiting.values()) {
      reported.add(id);
      values[name] = Math.round(value * 10_000) / 10_000;
    }
    waiting.clear();
    const report = { screen, device: device(), navigation: first.navigationType, values };
    navigator.sendBeacon(address, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  });

  return (vital) => {
    if (!reported.has(vital.id)) waiting.set(vital.name, vital);
  };
}

function device(): 'phone' | 'tablet' | 'desktop' {
  const { isPhone, isTablet } = breakpointState(window.innerWidth);
  if (isPhone) return 'phone';
  return isTablet ? 'tablet' : 'desktop';
}
