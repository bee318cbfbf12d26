/** What crawlers are asked to leave alone: screens about one shopper, and everything that answers with data. */
const privateScreens = ['/account', '/cart', '/compare', '/order-status'] as const;

/**
 * @param origin public origin, without a slash at the end.
 * @param locales those that are offered.
 */
export function robotsTxt(origin: string, locales: readonly string[]): string {
  const lines = [
    'User-agent: *',
    // Pages are whole without it, and ask it for what changes while they stand.
    'Allow: /api/graphql',
    'Disallow: /api/',
    // Each by its own name: a pattern for all locales would also catch what lies deeper, such as a support page.
    ...locales.flatMap((locale) => privateScreens.map((screen) => `Disallow: /${locale}${screen}`)),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
}
