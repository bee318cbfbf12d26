/** The search in the tag manager's queue, beside the lists of what was found (productListEvents.ts). */
import { pushEvent } from './dataLayer.ts';

/** Event search: an answer to a search is on screen. `results` counts what there is of every kind. */
export function reportSearch(term: string, results: number): void {
  pushEvent({ event: 'search', search_term: term, results });
}
