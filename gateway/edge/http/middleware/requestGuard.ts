/** Refuses invalid or cross-site GraphQL requests with a well-formed GraphQL error. */
import { requestRefusal } from '../requestGuard.rules.ts';
import { ownOrigins } from '../ownOrigins.rules.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';
import { json } from './json.ts';

/** @param publicOrigin origin of the shop; null: taken from each request's Host. */
export function requestGuard(publicOrigin: string | null): EdgeMiddleware {
  return async (c, next) => {
    const { headers, method = 'GET' } = c.env.incoming;
    const fetchSite = headers['sec-fetch-site'];
    const refused = requestRefusal({
      method,
      contentType: headers['content-type'],
      origin: headers.origin,
      fetchSite: typeof fetchSite === 'string' ? fetchSite : undefined,
      hasCookies: headers.cookie !== undefined,
      isNavigation: headers['sec-fetch-mode'] === 'navigate',
      isPartner: c.get('edge').client.kind === 'partner',
      ownOrigins: ownOrigins(publicOrigin, headers.host),
    });
    if (refused === null) return next();
    const { status, code, message } = refused;
    return json(c, { errors: [{ message, extensions: { code } }] }, status, refused.headers);
  };
}
