/** Version of the market table and the account at the image service, as part of cache keys. */
import { createHash } from 'node:crypto';
import type { Markets } from '../../graph/region/markets/markets.rules.ts';
import type { EdgeRequest } from '../http/edgeRequest.ts';

const versions = new WeakMap<Markets, string>();

/** The same for equal tables, whichever replica read them. */
export function marketsVersion({
  markets,
  imagesAlias,
}: Pick<EdgeRequest, 'markets' | 'imagesAlias'>): string {
  let version = versions.get(markets);
  if (version === undefined) {
    const { regions, groups, countries, shopping } = markets;
    const text = JSON.stringify([regions, [...groups], countries, shopping]);
    version = createHash('sha256').update(text).digest('base64url').slice(0, 12);
    versions.set(markets, version);
  }
  return imagesAlias === null ? version : `${version} ${imagesAlias}`;
}
