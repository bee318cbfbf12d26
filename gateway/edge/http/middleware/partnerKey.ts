/** Lets partners in by their keys, before the session is looked at: of who shows a key no cookie counts. */
import type { PartnerAuth } from '../../partners/partnerAuth.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';

export function partnerKey(partners: Pick<PartnerAuth, 'open'>): EdgeMiddleware {
  return async (c, next) => {
    const { incoming, arrival } = c.env;
    c.set('key', await partners.open(incoming.headers.authorization, arrival.url, arrival.address));
    return next();
  };
}
