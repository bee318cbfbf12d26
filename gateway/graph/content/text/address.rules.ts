/** What a browser would do with an address that somebody wrote: go there, write a letter, or run it. */

/** Where a link may lead; an address without a scheme leads somewhere on this site, or to another by `//host`. */
const schemes: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel', 'sms']);

/** Named references that hide a scheme's colon, or break its name up, when markup is read twice. */
const hiding: Readonly<Record<string, string>> = {
  colon: ':',
  tab: '',
  newline: '',
  nbsp: '',
  sol: '/',
  bsol: '\\',
};

/**
 * True when the browser goes there instead of running it. Browsers drop tabs and line ends inside an address and
 * blanks and control characters before it, and read scheme names in any case: so does this. References of characters
 * are read too, for text that was escaped once too often.
 */
export function isSafeAddress(href: string): boolean {
  const scheme = /^([^/?#:]*):/.exec(asRead(href))?.[1];
  return scheme === undefined || schemes.has(scheme.toLowerCase());
}

/** True for an address with a scheme or a host of its own: `//host` and, as browsers read it, `/\host` too. */
export function leavesTheSite(href: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(asRead(href));
}

/** The address below a site of one's own: `https://shop.example/p/x?a=1` as `/p/x?a=1`. Null when it leads elsewhere. */
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
      .replaceAll(/&([a-z]+);/gi, (reference, name: string) => hiding[name.toLowerCase()] ?? reference)
      // Control characters, blanks, and those without width: none of them may stand in a scheme.
      .replaceAll(/[\p{Cc}\p{Cf}\p{Z}]/gu, '')
  );
}

function characterOf(code: number): string {
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}
