/**
 * Links to another market load a page in full. A browser that can fetches it ahead when somebody is about to follow one: at
 * most two at a time, none with data saver. No other links: once the page is hydrated the shop fetches ahead for them itself.
 */

/** Pages allow it by its hash (entry.server.tsx). */
export const speculationRules =
  '{"prefetch":[{"where":{"selector_matches":"a[hreflang]"},"eagerness":"moderate"}]}';

/** @param html a whole page as React writes it. */
export function withSpeculationRules(html: string): string {
  return html.replace(
    /<\/body><\/html>$/,
    `<script type="speculationrules">${speculationRules}</script></body></html>`,
  );
}
