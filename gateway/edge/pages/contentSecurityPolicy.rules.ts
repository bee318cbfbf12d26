/** The content security policy of pages. */
export interface PolicyFacts {
  /** Hashes of the inline scripts of pages, such as `sha256-…`: the same for every page and guest. */
  inlineScripts: readonly string[];
  /** Hashes of the inline styles of this page. */
  inlineStyles: readonly string[];
  /** Origin of pictures and videos. */
  imagesOrigin: string;
  /** Hosts of pictures in rich text. */
  assetHosts: readonly string[];
  /** Origin of the built files; null for the page's own. */
  cdnOrigin: string | null;
  /** Further sources in development; may be empty. */
  devSources: string;
  /** Set for an editor's preview. */
  preview: PreviewFacts | null;
  /** Null without a tag manager: none of its hosts is allowed then. */
  tagManagerOrigin: string | null;
  /** Origin of the bot protection of forms; null without one. */
  botOrigin: string | null;
}

export interface PreviewFacts {
  /** Origins that may frame this page, and whose tools run in it. */
  editorOrigins: readonly string[];
  /** Nonce of the styles of those tools. */
  nonce: string;
}

/** Endpoint for reports of policy violations. */
export const POLICY_REPORT_PATH = '/api/csp-report';
export const POLICY_REPORT_GROUP = 'csp';

/** Hosts that the tag manager's tags send measurements to. */
const measuring =
  'https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';

export function contentSecurityPolicy(facts: PolicyFacts): string {
  const { imagesOrigin, assetHosts, devSources, preview, tagManagerOrigin, botOrigin } = facts;
  const { editorOrigins = [], nonce } = preview ?? {};
  const files = `'self' ${facts.cdnOrigin ?? ''}`;
  const tags = tagManagerOrigin === null ? '' : hostsOf(tagManagerOrigin);
  const bots = botOrigin === null ? noBots : botHosts(botOrigin);
  const editorStyles = preview ? `'nonce-${nonce}'` : '';
  const inline = hashSources(facts.inlineScripts);
  const inlineStyles = `${hashSources(facts.inlineStyles)} ${editorStyles}`;
  const styles = devSources === '' ? inlineStyles : "'unsafe-inline'";
  const directives = [
    "default-src 'self'",
    // Only scripts of the tag manager's own host: what a container injects inline, or from other hosts, does not run.
    `script-src ${files} ${inline} ${devSources} ${tagManagerOrigin ?? ''} ${bots.scripts}`,
    // The editor's tools inject styles.
    `style-src-elem ${files} ${styles}`,
    // Custom properties in style attributes carry swatch colours and aspect ratios.
    "style-src-attr 'unsafe-inline'",
    // For browsers that do not support the specific directives.
    `style-src ${files} 'unsafe-inline'`,
    `font-src ${files}`,
    `img-src ${files} data: ${imagesOrigin} ${assetHosts.join(' ')} ${tags}`,
    `media-src 'self' ${imagesOrigin}`,
    `connect-src 'self' ${devSources} ${tags} ${bots.calls}`,
    ...(bots.frames === '' ? [] : [`frame-src ${bots.frames}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    frameAncestors(editorOrigins),
    `report-uri ${POLICY_REPORT_PATH}`,
    `report-to ${POLICY_REPORT_GROUP}`,
  ];
  return directives.map((directive) => directive.replaceAll(/\s+/g, ' ').trim()).join('; ');
}

export function frameAncestors(origins: readonly string[]): string {
  return `frame-ancestors ${origins.length === 0 ? "'none'" : origins.join(' ')}`;
}

/** Google's tag manager uses further hosts; a self-hosted one does not. */
function hostsOf(origin: string): string {
  return new URL(origin).hostname.endsWith('.googletagmanager.com') ? `${origin} ${measuring}` : origin;
}

function hashSources(hashes: readonly string[]): string {
  return hashes.map((hash) => `'${hash}'`).join(' ');
}

const noBots = { scripts: '', calls: '', frames: '' };

/** As documented by the vendor. A self-hosted one uses its own origin. */
function botHosts(origin: string): typeof noBots {
  const own = `${origin}/recaptcha/`;
  const isVendors = /(^|\.)(google\.com|recaptcha\.net)$/.test(new URL(origin).hostname);
  return {
    scripts: isVendors ? `${own} https://www.gstatic.com/recaptcha/` : own,
    calls: own,
    frames: isVendors ? `${own} https://recaptcha.google.com/recaptcha/` : own,
  };
}
