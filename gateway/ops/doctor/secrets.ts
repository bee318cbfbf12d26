/** Keeps keys and passwords out of what is printed, whatever a service answers. */
import type { Config, ManagementAccess } from '../../config/config.ts';
import type { CheckResult } from './check.ts';

/** Shorter ones would hide ordinary words. */
const shortest = 6;

/** @param secrets the longest first. */
export function hideSecrets(secrets: readonly string[], results: readonly CheckResult[]): CheckResult[] {
  const hidden = (text: string): string => secrets.reduce((so, secret) => so.replaceAll(secret, '•••'), text);
  return results.map((result) => ({
    ...result,
    found: hidden(result.found),
    remedy: result.remedy === null ? null : hidden(result.remedy),
  }));
}

export function secretsOf(config: Config, management: ManagementAccess): string[] {
  const { commerce, delivery, engine, botCheck, redisUrl } = config;
  const stores = commerce.driver === 'bigcommerce' ? Object.values(commerce.stores) : [];
  const inUrls = [
    commerce.url,
    delivery.url,
    engine.url,
    config.spend.url,
    config.imagery.url,
    redisUrl ?? '',
  ]
    .map((url) => URL.parse(url))
    .flatMap((url) => (url ? [url.password, decodeURIComponent(url.password)] : []));
  return [
    ...stores.flatMap(({ accessToken, clientSecret }) => [accessToken, clientSecret]),
    delivery.deliveryToken,
    delivery.preview?.token ?? '',
    engine.key,
    ...engine.key.split(':').slice(1),
    botCheck?.secret ?? '',
    config.sessionSecret,
    config.previewSecret ?? '',
    config.invalidationSecret ?? '',
    config.hooks.commerceSecret ?? '',
    config.hooks.contentSecret ?? '',
    management.token ?? '',
    ...inUrls,
  ]
    .filter((secret) => secret.length >= shortest)
    .toSorted((one, other) => other.length - one.length);
}
