/** Search events in the data layer; result lists are in productListEvents.ts. */
import { pushEvent } from './dataLayer.ts';

/** Event search: results are on screen. `results` counts all kinds. */
export function reportSearch(term: string, results: number): void {
  pushEvent({ event: 'search', search_term: term, results });
}
