/** Validation of the content client's parameters (platform.md 5); no request is sent with invalid ones. */
import { isCachePolicy } from '../../transport/cache/cachePolicy.rules.ts';

/** Error message for invalid parameters (platform.md 8); logged at debug level only. */
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

/** Whether content type and uid are single path segments. */
export function isEntryName(contentType: string, uid: string): boolean {
  return [contentType, uid].every((name) => /^\w+$/.test(name));
}
