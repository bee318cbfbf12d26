/**
 * Which HTTP requests may reach the GraphQL endpoint. Browsers send "simple" requests (forms, text, images) for any
 * site without a preflight and with this site's cookies: such requests are refused by their form, before a token is
 * checked.
 */
import type { ErrorCode } from '../../graph/errorCodes.rules.ts';

export interface GuardFacts {
  method: string;
  contentType: string | undefined;
  origin: string | undefined;
  /** `sec-fetch-site`: the relation of the requesting page to this site, set by the browser. */
  fetchSite: string | undefined;
  hasCookies: boolean;
  /** A navigation, as for GraphiQL, rather than a script. */
  isNavigation: boolean;
  /** Partners authenticate by key, and their cookies are ignored. */
  isPartner: boolean;
  /** Origins of this shop. */
  ownOrigins: readonly string[];
}

export interface Refused {
  status: 403 | 405 | 415;
  code: ErrorCode;
  message: string;
  headers?: Readonly<Record<string, string>>;
}

export function requestRefusal(facts: GuardFacts): Refused | null {
  const { method, contentType, origin, fetchSite, hasCookies, isPartner, ownOrigins } = facts;
  if (method !== 'GET' && method !== 'POST') {
    const headers = { allow: 'GET, POST' };
    return {
      status: 405,
      code: 'METHOD_NOT_ALLOWED',
      message: 'The GraphQL endpoint accepts GET and POST.',
      headers,
    };
  }
  const isJson = contentType !== undefined && jsonType.test(contentType);
  if (!isJson && (method === 'POST' || contentType !== undefined)) {
    return {
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'Send the operation as application/json.',
      headers: { 'accept-post': 'application/json' },
    };
  }
  if (isPartner || !hasCookies) return null;
  const isForeign =
    (origin !== undefined && !ownOrigins.includes(origin)) ||
    (fetchSite === 'cross-site' && !(method === 'GET' && facts.isNavigation));
  if (!isForeign) return null;
  return {
    status: 403,
    code: 'CROSS_SITE',
    message: 'Cross-site requests are not accepted.',
  };
}

const jsonType = /^application\/(json|graphql-response\+json)\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;
