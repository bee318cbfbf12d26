/** From the URL's locale and the session's customers to the scope of a request: the only place where it is derived. */
import type { RequestScope } from '../sources/scope.ts';
import { billingRegion } from './billing.rules.ts';
import { contentLocale, parseLocale } from './locale.rules.ts';
import { hasShopIn, type Markets } from './markets.rules.ts';
import { contentRegion, isProCode } from './region.rules.ts';

/** What the session knows of a signed-in customer. */
export interface ScopeCustomer {
  id: number;
  /** Commerce customer group, null when the customer is in none. */
  groupId: number | null;
  /** The region of the pro code (platform.md 3, proCodeInfo), null without a valid code. */
  proRegion: string | null;
  /** Milliseconds since 1970 at which the pro code or membership ends; null when it does not. */
  proUntil: number | null;
}

/** An editor's preview; the mark of the editing session is null where the content service gave none. */
export interface ScopePreview {
  livePreview: string | null;
}

/** The customer signed in at a store (us, ca, eu_region_1), null for guests. Each store has customers of its own. */
export type CustomerAt = (store: string) => ScopeCustomer | null;

export const nobody: CustomerAt = () => null;

/** A customer is pro while the code's region starts with `pro` and the membership lasts. */
export function isProNow(customer: ScopeCustomer, nowMs: number): boolean {
  return isProCode(customer.proRegion) && (customer.proUntil === null || nowMs < customer.proUntil);
}

/** Stores that a customer of this country may have an account at: the one that sells to everybody, then the pros'. */
export function accountStores(country: string, markets: Markets): string[] {
  const stores = [false, true].map((isPro) => billingRegion(contentRegion(country, isPro, markets)));
  return [...new Set(stores)];
}

/** The scope of a locale such as `de-de`. Null when the text is no locale. */
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
  // A pro's region may be billed by another store than everybody else's (Poland): only an account there makes a pro here.
  const proRegion = contentRegion(country, true, markets);
  const pro = customerAt(billingRegion(proRegion));
  const isPro = pro !== null && isProNow(pro, nowMs);
  const region = isPro ? proRegion : contentRegion(country, false, markets);
  const commerceRegion = billingRegion(region);
  const customer = customerAt(commerceRegion);
  return {
    country,
    language,
    contentLocale: contentLocale(language),
    contentRegion: region,
    commerceRegion,
    hasShop: hasShopIn(markets, country, region),
    customerGroup: customer?.groupId ?? null,
    customerId: customer?.id ?? null,
    preview: preview !== null,
    livePreview: preview?.livePreview ?? null,
  };
}
