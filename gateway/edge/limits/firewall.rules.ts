/**
 * Requests that no shopper sends: scanners are turned away before anything is asked upstream (platform.md 5). The
 * substrings count wherever they stand, also in what somebody searches for.
 */
const blockedInUrl = ['.php', 'wp-', '-wp', 'sleep(', 'select('];
const blockedInUserAgent = ['sleep(', 'select('];

/** Nobody honest encodes what is encoded already; scanners do it a few times. */
const rounds = 6;

/** `url` is path and query as sent; both are compared in lower case, as sent and with every encoding taken off. */
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
 * One encoding taken off, byte by byte: a broken escape beside it hides nothing, nor does an ASCII letter in more bytes
 * than it needs, which lenient servers read, nor a control character in the middle.
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

/** ASCII in two, three or four bytes of UTF-8. */
const overlong = /%(?:c[01]|e0%8[01]|f0%80%8[01])%[89ab][\da-f]/gi;
