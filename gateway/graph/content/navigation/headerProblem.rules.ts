/** Why no header can be shown, as named by the error catalogue (platform.md 8). */

/** Parts of a header. */
export interface HeaderParts {
  top_alert: readonly unknown[];
  main_nav: readonly unknown[];
  secondary_nav: readonly unknown[];
}

/**
 * @param header chosen for the region; null when none matches.
 * @param hasHeaders whether any header is published.
 * @returns null when there is a header to show.
 */
export function headerProblem(
  header: HeaderParts | null,
  hasHeaders: boolean,
): 'Header - No Results' | 'Header - No Region Match' | null {
  if (header === null) return hasHeaders ? 'Header - No Region Match' : 'Header - No Results';
  const { top_alert, main_nav, secondary_nav } = header;
  return [top_alert, main_nav, secondary_nav].every(({ length }) => length === 0)
    ? 'Header - No Results'
    : null;
}
