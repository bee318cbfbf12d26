/**
 * Where the shop and its built files are: embedded in every page (platform.md 7), so that one build runs with a CDN and
 * without.
 */
export interface SiteConfig {
  /** Path that every address of the shop begins with. */
  readonly baseURL: string;
  /** Folder of the built files, below the base or the CDN. */
  readonly buildAssetsDir: string;
  /** Origin that the built files come from; empty where it is the page's own. */
  readonly cdnURL: string;
}

export const siteConfigElementId = 'site-config';

export function siteConfigOf(cdnURL: string): SiteConfig {
  return { baseURL: '/', buildAssetsDir: '/assets/', cdnURL };
}

/** As the server wrote it into the page. */
export function readSiteConfig(): SiteConfig {
  const text = document.getElementById(siteConfigElementId)?.textContent;
  return text ? (JSON.parse(text) as SiteConfig) : siteConfigOf('');
}
