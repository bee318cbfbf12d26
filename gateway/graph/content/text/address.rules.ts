/** Classifies hand-written addresses as safe or unsafe to link to. */

/** Allowed schemes; an address without a scheme is internal, or external as `//host`. */
const schemes: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel', 'sms']);

/** Named character references that can disguise a scheme when markup is decoded twice. */
const disguises: Readonly<Record<string, string>> = {
  colon: ':',
  tab: '',
  newline: '',
  nbsp: '',
  sol: '/',
  bsol: '\\',
};

/**
 * False when a browser would run the address as script. Like browsers, ignores tabs and line breaks inside the address
 * and whitespace and control characters before it, and compares schemes case-insensitively. Also decodes character
 * references, for text that was escaped twice.
 */
export function isSafeAddress(href: string): boolean {
  const scheme = /^([^/?#:]*):/.exec(asRead(href))?.[1];
  return scheme === undefined || schemes.has(scheme.toLowerCase());
}

/** True for an address with a scheme or host: `//host`, and `/\host`, which browsers treat the same. */
export function leavesTheSite(href: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(asRead(href));
}

/** Path of an address on our own site: `https://shop.example/p/x?a=1` becomes `/p/x?a=1`. Null for other sites. */
export function pathOnSite(href: string, site: string): string | null {
  if (!leavesTheSite(href)) return null;
  try {
    const own = new URL(site);
    const there = new URL(href, own);
    const bare = (host: string): string => host.replace(/^www\./, '');
    const isOwn = /^https?:$/.test(there.protocol) && bare(there.host) === bare(own.host);
    return isOwn ? there.pathname + there.search + there.hash : null;
  } catch {
    return null;
  }
}

function asRead(href: string): string {
  return (
    href
      .replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi, (_, hex?: string, decimal?: string) =>
        characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
      )
      .replaceAll(/&([a-z]+);/gi, (reference, name: string) => disguises[name.toLowerCase()] ?? reference)
      // Control, whitespace and zero-width characters are not allowed in a scheme.
      .replaceAll(/[\p{Cc}\p{Cf}\p{Z}]/gu, '')
  );
}

function characterOf(code: number): string {
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}
