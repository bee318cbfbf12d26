/**
 * Tells the shop how a visit was, once, when the page is left or put away: what changes after that would be counted
 * twice. A page that comes back from the browser's memory is another visit, and told of as one. Nothing in the report
 * says who looked, and nothing is kept in the browser.
 */
import { breakpointState } from '../viewport/breakpoint.rules.ts';

/** As the library tells it; milliseconds, but for CLS. */
export interface Vital {
  readonly name: string;
  /** One for each metric of each visit. */
  readonly id: string;
  readonly value: number;
  readonly navigationType: string;
}

const address = '/api/vitals';

/**
 * @param screen pattern of the screen that the visit begins on, such as `/p/:uid`.
 * @returns takes what is known; the newest value of a metric counts.
 */
export function createVisitReport(screen: string): (vital: Vital) => void {
  const waiting = new Map<string, Vital>();
  const told = new Set<string>();

  // On the window, so that it hears after whoever measures until the last moment.
  window.addEventListener('visibilitychange', () => {
    const [first] = waiting.values();
    if (document.visibilityState !== 'hidden' || first === undefined) return;
    const values: Record<string, number> = {};
    for (const { name, id, value } of waiting.values()) {
      told.add(id);
      values[name] = Math.round(value * 10_000) / 10_000;
    }
    waiting.clear();
    const report = { screen, device: device(), navigation: first.navigationType, values };
    navigator.sendBeacon(address, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  });

  return (vital) => {
    if (!told.has(vital.id)) waiting.set(vital.name, vital);
  };
}

function device(): 'phone' | 'tablet' | 'desktop' {
  const { isPhone, isTablet } = breakpointState(window.innerWidth);
  if (isPhone) return 'phone';
  return isTablet ? 'tablet' : 'desktop';
}
