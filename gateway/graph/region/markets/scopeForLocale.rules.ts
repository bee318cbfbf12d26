/** Derives a request's scope from the URL locale and the session's customers; the only place that does. */
import type { RequestScope } from '../../../sources/transport/scope.ts';
import { billingRegion } from './billing.rules.ts';
import { contentLocale, parseLocale } from '../locales/locale.rules.ts';
import { hasShopIn, type Markets } from './markets.rules.ts';
import { contentRegion, isProCode, regionGroup } from './region.rules.ts';

/** A signed-in customer as stored in the session. */
export interface ScopeCustomer {
  id: number;
  /** Commerce customer group, null when the customer is in none. */
  groupId: number | null;
  /** The region of the pro code (platform.md 3, proCodeInfo), null without a valid code. */
  proRegion: string | null;
  /** Expiry of the pro code or membership in epoch milliseconds; null when it does not expire. */
  proUntil: number | null;
}

/** An editor's preview; `livePreview` is null when the content service sent no hash. */
export interface ScopePreview {
  livePreview: string | null;
}

/** The customer signed in at a store (us, ca, eu_region_1), null for guests. Each store has customers of its own. */
export type CustomerAt = (store: string) => ScopeCustomer | null;

export const guestAt: CustomerAt = () => null;

/** A customer is pro while the code's region starts with `pro` and the membership lasts. */
export function isProNow(customer: ScopeCustomer, nowMs: number): boolean {
  return isProCode(customer.proRegion) && (customer.proUntil === null || nowMs < customer.proUntil);
}

/** Stores where customers of this country may have an account: the public one, then the pros'. */
export function accountStores(country: string, markets: Markets): string[] {
  const stores = [false, true].map((isPro) => billingRegion(contentRegion(country, isPro, markets)));
  return [...new Set(stores)];
}

/** Scope of a locale such as `de-de`; null when the text is not a locale. */
export function scopeForLocale(
  locale: string,
  customerAt: CustomerAt,
  nowMs: number,
  markets: Markets,
  preview: ScopePreview | null = null,
): RequestScope | null {
  const parsed = parseLocale(locale);
  if (!parsed) return null;
  const { country, language } = parsed;
  // Pros may be billed by a different store (Poland): only an account there makes a shopper a pro here.
  const proRegion = contentRegion(country, true, markets);
  const pro = customerAt(billingRegion(proRegion));
  const isPro = pro !== null && isProNow(pro, nowMs);
  const region = isPro ? proRegion : contentRegion(country, false, markets);
  const commerceRegion = billingRegion(region);
  const customer = customerAt(commerceRegion);
  return {
    country,
    language,
    contentLocale: contentLocale(language, markets.english?.get(regionGroup(country, markets))),
    contentRegion: region,
    commerceRegion,
    hasShop: hasShopIn(markets, country, region),
    customerGroup: customer?.groupId ?? null,
    isCustomer: customer !== null,
    customerId: customer?.id ?? null,
    preview: preview !== null,
    livePreview: preview?.livePreview ?? null,
  };
}
