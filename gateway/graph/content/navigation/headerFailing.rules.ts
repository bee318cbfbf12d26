/** Why there is no header to show, in the words of the error catalogue (platform.md 8). */

/** What a header is made of. */
export interface HeaderParts {
  top_alert: readonly unknown[];
  main_nav: readonly unknown[];
  secondary_nav: readonly unknown[];
}

/**
 * @param header the one that was chosen for the region; null when none fits it.
 * @param hasHeaders whether any header is published at all.
 * @returns null when there is something to show.
 */
export function headerFailing(
  header: HeaderParts | null,
  hasHeaders: boolean,
): 'Header - No Results' | 'Header - No Region Match' | null {
  if (header === null) return hasHeaders ? 'Header - No Region Match' : 'Header - No Results';
  const { top_alert, main_nav, secondary_nav } = header;
  return [top_alert, main_nav, secondary_nav].every(({ length }) => length === 0)
    ? 'Header - No Results'
    : null;
}
