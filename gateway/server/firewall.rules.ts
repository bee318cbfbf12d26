/** Requests that no shopper sends: scanners are turned away before anything is asked upstream (platform.md 5). */
const blockedInUrl = ['.php', 'wp-', '-wp', 'sleep(', 'select('];
const blockedInUserAgent = ['sleep(', 'select('];

/** `url` is path and query as sent; both are compared in lower case, the URL also percent-decoded. */
export function isBlocked(url: string, userAgent: string): boolean {
  const plain = decoded(url).toLowerCase();
  const agent = userAgent.toLowerCase();
  return (
    blockedInUrl.some((part) => plain.includes(part)) ||
    blockedInUserAgent.some((part) => agent.includes(part))
  );
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
