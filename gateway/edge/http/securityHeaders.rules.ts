/** Security headers of every response: no sniffing, framing, cross-origin embedding or referrers. */
import {
  frameAncestors,
  POLICY_REPORT_GROUP,
  POLICY_REPORT_PATH,
} from '../pages/contentSecurityPolicy.rules.ts';

/** One year, for this host alone: its subdomains may belong to other services. */
const HSTS = 'max-age=31536000';

/** @param isSecure true when shoppers use HTTPS. Pages and GraphiQL replace this policy by their own. */
export function securityHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': barePolicy([]),
    // The store finder needs the shopper's position; no other feature is used.
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    // Share windows keep their opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'reporting-endpoints': `${POLICY_REPORT_GROUP}="${POLICY_REPORT_PATH}"`,
    ...(isSecure ? { 'strict-transport-security': HSTS } : {}),
  };
}

/** Policy of responses that are not pages. @param framers origins that may frame it, for redirects in a preview. */
export function barePolicy(framers: readonly string[]): string {
  return `default-src 'none'; base-uri 'none'; form-action 'none'; ${frameAncestors(framers)}`;
}
