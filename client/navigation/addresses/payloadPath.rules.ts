/** Address of a page's payload (platform.md 7): `/en-us/c/skis` has `/en-us/c/skis/_payload.json`. */
const file = '/_payload.json';

/** @param href path and query of the page. */
export function payloadPath(href: string): string {
  const cut = href.indexOf('?');
  const [path, search] = cut < 0 ? [href, ''] : [href.slice(0, cut), href.slice(cut)];
  return path.replace(/\/+$/, '') + file + search;
}
