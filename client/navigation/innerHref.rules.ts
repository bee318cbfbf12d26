/** Which addresses the shop's own navigator follows; all others are the browser's. */

/** Paths of the gateway that are no screens. */
const servedElsewhere = /^\/(api|assets|images)(\/|$)/;

/** @param href as in a link: a path, possibly with query and hash, or a whole address. */
export function isInnerHref(href: string): boolean {
  return (
    href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/\\') && !servedElsewhere.test(href)
  );
}
