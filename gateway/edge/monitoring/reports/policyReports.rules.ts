/**
 * Parses browsers' reports of policy violations: the directive, and the blocked host. URLs are omitted, as they may
 * contain personal data, an order or a search.
 */
export interface PolicyViolation {
  /** Such as `script-src-elem`. */
  directive: string;
  /** Scheme and host, or a keyword such as `inline`. */
  blocked: string;
}

/** More than a page can cause at once; the rest is discarded. */
const MAX_VIOLATIONS = 10;

/**
 * @param body parsed JSON in either form: `{"csp-report": …}`, or a list of reports. Anything else has no violations.
 */
export function policyViolations(body: unknown): PolicyViolation[] {
  const reports = Array.isArray(body)
    ? body.slice(0, MAX_VIOLATIONS).map((report) => fieldOf(report, 'body'))
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

/** Null for violations caused by a browser extension. */
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
