/**
 * Reads browsers' reports of what a page's policy stopped: which rule, and whose host. Addresses of pages and of what was
 * asked for are left out: they may name a person, an order or a search.
 */
export interface PolicyViolation {
  /** Such as `script-src-elem`. */
  directive: string;
  /** Scheme and host, or a word such as `inline`. */
  blocked: string;
}

/** More than a page can break in one go; the rest is somebody's play. */
const MOST_VIOLATIONS = 10;

/** @param body parsed JSON in either form: `{"csp-report": …}`, or a list of reports. Anything else holds none. */
export function policyViolations(body: unknown): PolicyViolation[] {
  const reports = Array.isArray(body)
    ? body.slice(0, MOST_VIOLATIONS).map((report) => fieldOf(report, 'body'))
    : [fieldOf(body, 'csp-report')];
  return reports.flatMap((report) => {
    const directive = ['effectiveDirective', 'effective-directive', 'violated-directive']
      .map((name) => fieldOf(report, name))
      .find((value) => typeof value === 'string');
    const [, name] = /^([a-z-]{1,40})(?: |$)/.exec(String(directive)) ?? [];
    const blocked = blockedOf(fieldOf(report, 'blockedURL') ?? fieldOf(report, 'blocked-uri'));
    return typeof directive === 'string' && name !== undefined && blocked !== null
      ? [{ directive: name, blocked }]
      : [];
  });
}

/** Null for what a browser's own extension tried: the page is not to blame. */
function blockedOf(address: unknown): string | null {
  if (typeof address !== 'string') return null;
  if (/^[a-z-]{1,20}$/.test(address)) return address;
  if (!URL.canParse(address)) return 'unknown';
  const { protocol, host } = new URL(address);
  if (protocol.endsWith('-extension:')) return null;
  return protocol === 'http:' || protocol === 'https:' ? `${protocol}//${host.slice(0, 100)}` : protocol;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
