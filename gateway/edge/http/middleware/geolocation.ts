/** `GET /api/geolocation`: the shopper's country. */
import type { EdgeRequest } from '../edgeRequest.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';
import { json } from './json.ts';

export const GEOLOCATION_PATH = '/api/geolocation';

export function geolocation(geolocate: (edge: EdgeRequest) => Promise<{ country: string }>): EdgeMiddleware {
  return async (c) => json(c, await geolocate(c.get('edge')));
}
