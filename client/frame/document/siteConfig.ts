/**
 * Base URL, assets folder and CDN origin: embedded in every page (platform.md 7), so that one build runs with and
 * without a CDN.
 */
export interface SiteConfig {
  /** Path prefix of every address of the shop. */
  readonly baseURL: string;
  /** Folder of the assets, below the base path or the CDN. */
  readonly buildAssetsDir: string;
  /** Origin of the assets; empty where it is the page's own. */
  readonly cdnURL: string;
}

export const siteConfigElementId = 'site-config';

export function siteConfigOf(cdnURL: string): SiteConfig {
  return { baseURL: '/', buildAssetsDir: '/assets/', cdnURL };
}

/** As embedded by the server. */
export function readSiteConfig(): SiteConfig {
  const text = document.getElementById(siteConfigElementId)?.textContent;
  return text ? (JSON.parse(text) as SiteConfig) : siteConfigOf('');
}
