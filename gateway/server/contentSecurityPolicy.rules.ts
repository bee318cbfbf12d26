/** What a page may load, and from where. */
export interface PolicyFacts {
  /** That every inline script, and every script that a script adds, must carry. */
  nonce: string;
  /** Origin that pictures and clips come from. */
  imagesOrigin: string;
  /** Where pictures in editors' texts come from. */
  assetHosts: readonly string[];
  /** Extra sources while developing; may be empty. */
  devSources: string;
  /** Null where no tag manager is configured: then nothing of it is allowed, whatever a page tries. */
  tagManagerOrigin: string | null;
}

/** Where tags of the tag manager send what they measure. */
const measuring =
  'https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';

export function contentSecurityPolicy(facts: PolicyFacts): string {
  const { nonce, imagesOrigin, assetHosts, devSources, tagManagerOrigin } = facts;
  const tags = tagManagerOrigin === null ? '' : hostsOf(tagManagerOrigin);
  const directives = [
    "default-src 'self'",
    // The tag manager's own scripts come by the nonce that it hands on; its host is named for those that lose it.
    `script-src 'self' 'nonce-${nonce}' ${devSources} ${tagManagerOrigin ?? ''}`,
    // Custom properties in style attributes carry swatch colours and aspect ratios.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${imagesOrigin} ${assetHosts.join(' ')} ${tags}`,
    `media-src 'self' ${imagesOrigin}`,
    `connect-src 'self' ${devSources} ${tags}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return directives.map((directive) => directive.replaceAll(/\s+/g, ' ').trim()).join('; ');
}

/** Google's tag manager measures at hosts of its own; one that stands elsewhere measures there. */
function hostsOf(origin: string): string {
  return new URL(origin).hostname.endsWith('.googletagmanager.com') ? `${origin} ${measuring}` : origin;
}
