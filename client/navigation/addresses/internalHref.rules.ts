/** Which addresses the client-side navigator handles; the browser follows all others. */

/** Paths of the gateway that are no screens. */
const servedElsewhere = /^\/(api|assets|images)(\/|$)/;

/** A hash with this name scrolls smoothly (platform.md 2): that of a category's list. */
export const smoothHash = '#clp-main';

/** @param href as in a link: a path, possibly with query and hash, or an absolute address. */
export function isInternalHref(href: string): boolean {
  // Other hashes of the page are left to the browser, which jumps to them.
  if (href === smoothHash) return true;
  return (
    href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/\\') && !servedElsewhere.test(href)
  );
}
