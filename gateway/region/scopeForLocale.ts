/** From the URL's locale and the session's customer to the scope of a request: the only place where it is derived. */
import type { RequestScope } from '../sources/scope.ts';
import { billingRegion } from './billing.rules.ts';
import { contentLocale, parseLocale } from './locale.rules.ts';
import { contentRegion, isProCode } from './region.rules.ts';

/** What the session knows of a signed-in customer. */
export interface ScopeCustomer {
  id: number;
  /** Commerce customer group, null when the customer is in none. */
  groupId: number | null;
  /** The region of the pro code (platform.md 3, proCodeInfo), null without a code. */
  proRegion: string | null;
}

/** The scope of a locale such as `de-de`, for a guest when the customer is null. Null when the text is no locale. */
export function scopeForLocale(locale: string, customer: ScopeCustomer | null): RequestScope | null {
  const parsed = parseLocale(locale);
  if (!parsed) return null;
  const region = contentRegion(parsed.country, isProCode(customer?.proRegion ?? null));
  return {
    country: parsed.country,
    language: parsed.language,
    contentLocale: contentLocale(parsed.language),
    contentRegion: region,
    commerceRegion: billingRegion(region),
    customerGroup: customer?.groupId ?? null,
    customerId: customer?.id ?? null,
    preview: false,
  };
}
