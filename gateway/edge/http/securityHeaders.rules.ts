/** What every answer tells browsers, whatever it is: they need not guess, frame, lend or remember anything. */
import {
  frameAncestors,
  POLICY_REPORT_GROUP,
  POLICY_REPORT_PATH,
} from '../pages/contentSecurityPolicy.rules.ts';

/** A year, of this host alone: what else its owner runs at hosts below it is not ours to say. */
const HSTS = 'max-age=31536000';

/** @param isSecure shoppers come by https. A page and GraphiQL put policies of their own in the place of this one. */
export function securityHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': barePolicy([]),
    // Stores are looked for near the shopper; of nothing else a shop has need.
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    // Windows that are opened for sharing go on knowing who opened them.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'reporting-endpoints': `${POLICY_REPORT_GROUP}="${POLICY_REPORT_PATH}"`,
    ...(isSecure ? { 'strict-transport-security': HSTS } : {}),
  };
}

/** Policy of what is no page. @param framers origins that may show it in a frame, such as a redirect of a preview. */
export function barePolicy(framers: readonly string[]): string {
  return `default-src 'none'; base-uri 'none'; form-action 'none'; ${frameAncestors(framers)}`;
}
