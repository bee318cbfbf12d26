/** Paths disallowed for crawlers: personal screens, and endpoints that return data. */
const privateScreens = ['/account', '/cart', '/compare', '/order-status'] as const;

/**
 * @param origin public origin, without trailing slash.
 * @param locales offered ones.
 */
export function robotsTxt(origin: string, locales: readonly string[]): string {
  const lines = [
    'User-agent: *',
    // Pages are complete without the API, and use it only for updates.
    'Allow: /api/graphql',
    'Disallow: /api/',
    // Listed by locale: a wildcard would also match deeper paths, such as support pages.
    ...locales.flatMap((locale) => privateScreens.map((screen) => `Disallow: /${locale}${screen}`)),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
}
