/**
 * Requests that no shopper sends: scanners are refused before any upstream call (platform.md 5). The substrings match
 * anywhere, including search terms.
 */
const blockedInUrl = ['.php', 'wp-', '-wp', 'sleep(', 'select('];
const blockedInUserAgent = ['sleep(', 'select('];

/** Only scanners encode repeatedly. */
const rounds = 6;

/** `url` is path and query as sent; both are compared in lower case, as sent and after each decoding. */
export function isBlocked(url: string, userAgent: string): boolean {
  return holds(url, blockedInUrl) || holds(userAgent, blockedInUserAgent);
}

function holds(text: string, parts: readonly string[]): boolean {
  let spelling = text;
  for (let round = 0; ; round += 1) {
    const plain = spelling.toLowerCase();
    if (parts.some((part) => plain.includes(part))) return true;
    const next = round < rounds ? decoded(spelling) : spelling;
    if (next === spelling) return false;
    spelling = next;
  }
}

/**
 * Decodes percent-encoding once, byte by byte: an invalid escape does not hide a match, nor does an overlong UTF-8 form
 * of an ASCII letter, which lenient servers accept, nor a control character in between.
 */
function decoded(text: string): string {
  return text
    .replaceAll(/%u([\da-f]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll(overlong, (sequence) => {
      const bytes = sequence
        .slice(1)
        .split('%')
        .map((hex) => Number.parseInt(hex, 16));
      const [before = 0, last = 0] = bytes.slice(-2);
      return String.fromCharCode(((before & 1) << 6) | (last & 0x3f));
    })
    .replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll(/\p{Cc}/gu, '');
}

/** ASCII characters in two, three or four bytes of UTF-8. */
const overlong = /%(?:c[01]|e0%8[01]|f0%80%8[01])%[89ab][\da-f]/gi;
