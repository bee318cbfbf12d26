/** A cookie that the page's scripts may read; null when there is none, and on the server. */
export function readCookie(name: string): string | null {
  if (typeof document === 'undefined') return null;
  for (const pair of document.cookie.split('; ')) {
    const cut = pair.indexOf('=');
    if (pair.slice(0, cut) === name && cut < pair.length - 1) return decodeURIComponent(pair.slice(cut + 1));
  }
  return null;
}
