/**
 * Links to another market are full page loads. Browsers with speculation rules prefetch them on intent: at most two at
 * a time, none in data-saver mode. Other links are preloaded by the router.
 */

/** Allowed in the content security policy by its hash (entry.server.tsx). */
export const speculationRules =
  '{"prefetch":[{"where":{"selector_matches":"a[hreflang]"},"eagerness":"moderate"}]}';

/** @param html a whole page as React writes it. */
export function withSpeculationRules(html: string): string {
  return html.replace(
    /<\/body><\/html>$/,
    `<script type="speculationrules">${speculationRules}</script></body></html>`,
  );
}
