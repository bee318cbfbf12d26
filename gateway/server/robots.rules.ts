/** What crawlers are asked to leave alone: screens about one shopper, and everything that answers with data. */
import { offeredLocales } from '../region/hreflang.rules.ts';

const privateScreens = ['/account', '/cart', '/compare', '/order-status'] as const;

/** @param origin public origin, without a slash at the end. */
export function robotsTxt(origin: string): string {
  const lines = [
    'User-agent: *',
    // Pages are whole without it, and ask it for what changes while they stand.
    'Allow: /api/graphql',
    'Disallow: /api/',
    // Each by its own name: a pattern for all locales would also catch what lies deeper, such as a support page.
    ...offeredLocales.flatMap((locale) => privateScreens.map((screen) => `Disallow: /${locale}${screen}`)),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
}
