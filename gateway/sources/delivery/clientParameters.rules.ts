/** What the content client can work with (platform.md 5): anything else is misuse, and nothing is sent for it. */
import { isCachePolicy } from '../transport/cache/cachePolicy.rules.ts';

/** What the content client says of parameters that it cannot use (platform.md 8); told in debug mode only. */
export const misuse = 'Kindly provide valid parameters.';

interface ClientParameters {
  url: unknown;
  apiKey: unknown;
  deliveryToken: unknown;
  environment: unknown;
  /** Null or absent: the default. */
  cachePolicy?: unknown;
}

/** String api key, delivery token and environment; a cache policy from -1 to 3; protocol http or https. */
export function areClientParameters(given: ClientParameters): boolean {
  const { url, apiKey, deliveryToken, environment, cachePolicy = null } = given;
  return (
    [apiKey, deliveryToken, environment].every((text) => typeof text === 'string') &&
    (cachePolicy === null || isCachePolicy(cachePolicy)) &&
    typeof url === 'string' &&
    /^https?:\/\//.test(url)
  );
}

/** Names of a content type and of an entry are single path segments. */
export function nameEntry(contentType: string, uid: string): boolean {
  return [contentType, uid].every((name) => /^\w+$/.test(name));
}
