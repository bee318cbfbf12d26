/** What a page may load, and from where. */
export interface PolicyFacts {
  /** Hashes of the inline scripts that pages hold, such as `sha256-…`: the same for every page and guest. */
  inlineScripts: readonly string[];
  /** Hashes of the inline styles that this page holds. */
  inlineStyles: readonly string[];
  /** Origin that pictures and clips come from. */
  imagesOrigin: string;
  /** Where pictures in editors' texts come from. */
  assetHosts: readonly string[];
  /** Where the built files come from; null where they come from the page's own origin. */
  cdnOrigin: string | null;
  /** Extra sources while developing; may be empty. */
  devSources: string;
  /** An editor's page; null for everybody else. */
  preview: PreviewFacts | null;
  /** Null where no tag manager is configured: then nothing of it is allowed, whatever a page tries. */
  tagManagerOrigin: string | null;
  /** Where the bot protection of forms comes from; null where there is none. */
  botOrigin: string | null;
}

export interface PreviewFacts {
  /** Whose pages may show this one in a frame, and whose tools then run in it. */
  editorOrigins: readonly string[];
  /** That the styles of those tools carry. */
  nonce: string;
}

/** Where browsers tell what a page tried that its policy does not allow. */
export const POLICY_REPORT_PATH = '/api/csp-report';
export const POLICY_REPORT_GROUP = 'csp';

/** Where tags of the tag manager send what they measure. */
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
    // Of the tag manager, scripts of its own host alone: what a container injects inline, or from elsewhere, does not run.
    `script-src ${files} ${inline} ${devSources} ${tagManagerOrigin ?? ''} ${bots.scripts}`,
    // The editor's tools bring styles of their own.
    `style-src-elem ${files} ${styles}`,
    // Custom properties in style attributes carry swatch colours and aspect ratios.
    "style-src-attr 'unsafe-inline'",
    // For browsers that do not tell the two apart.
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

/** Google's tag manager measures at hosts of its own; one that stands elsewhere measures there. */
function hostsOf(origin: string): string {
  return new URL(origin).hostname.endsWith('.googletagmanager.com') ? `${origin} ${measuring}` : origin;
}

function hashSources(hashes: readonly string[]): string {
  return hashes.map((hash) => `'${hash}'`).join(' ');
}

const noBots = { scripts: '', calls: '', frames: '' };

/** As the vendor's documentation lists them. One that stands elsewhere has all in one place. */
function botHosts(origin: string): typeof noBots {
  const own = `${origin}/recaptcha/`;
  const isVendors = /(^|\.)(google\.com|recaptcha\.net)$/.test(new URL(origin).hostname);
  return {
    scripts: isVendors ? `${own} https://www.gstatic.com/recaptcha/` : own,
    calls: own,
    frames: isVendors ? `${own} https://recaptcha.google.com/recaptcha/` : own,
  };
}
