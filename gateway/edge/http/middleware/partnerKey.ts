/** Authenticates partners by key, before the session is read: with a key, cookies are ignored. */
import type { PartnerAuth } from '../../partners/partnerAuth.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';

export function partnerKey(partners: Pick<PartnerAuth, 'open'>): EdgeMiddleware {
  return async (c, next) => {
    const { incoming, arrival } = c.env;
    c.set('key', await partners.open(incoming.headers.authorization, arrival.url, arrival.address));
    return next();
  };
}
