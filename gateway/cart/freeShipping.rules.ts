/** From which subtotal shipping is free (catalogue.md 3, 5, 9). */

export interface ShippingMethod {
  /** `freeshipping` and `total` carry thresholds; other types never do. */
  type: string;
  enabled: boolean;
  settings: {
    carrier_options?: { minimum_sub_total?: number | undefined } | undefined;
    range?: readonly { lower_limit: number; upper_limit: number | null; shipping_cost: number }[] | undefined;
  };
}

export interface ShippingSettings {
  is_enabled: boolean;
  /** Customer group ids, comma-separated. */
  hide_free_shipping_groups: string;
}

export interface ShippingZone {
  enabled: boolean;
  locations: readonly { country_iso2: string }[];
}

/** Zones that ship to the country. */
export function zonesOf<Zone extends ShippingZone>(zones: readonly Zone[], country: string): Zone[] {
  const iso = country.toUpperCase();
  return zones.filter(
    ({ enabled, locations }) => enabled && locations.some(({ country_iso2 }) => country_iso2 === iso),
  );
}

/**
 * Free shipping: a freeshipping method with a minimum subtotal, or a total-based range with a zero-cost band; the lowest
 * of them counts. Null when there is no such offer.
 */
export function freeShippingThreshold(methods: readonly ShippingMethod[]): number | null {
  const thresholds = methods.filter(({ enabled }) => enabled).flatMap(thresholdsOf);
  return thresholds.length > 0 ? Math.min(...thresholds) : null;
}

function thresholdsOf({ type, settings }: ShippingMethod): number[] {
  if (type === 'freeshipping') return [settings.carrier_options?.minimum_sub_total ?? 0];
  if (type !== 'total') return [];
  return (settings.range ?? [])
    .filter(({ shipping_cost: cost }) => cost === 0)
    .map(({ lower_limit: from }) => from);
}

/** A comma-separated list of customer group ids, turned into numbers. */
export function hiddenGroups(list: string): number[] {
  return list
    .split(',')
    .map((id) => id.trim())
    .filter((id) => /^\d+$/.test(id))
    .map(Number);
}

/** Exclusion applies only when the settings are enabled and the customer group id is in the hide list. */
export function isHiddenFrom(settings: ShippingSettings, customerGroup: number | null): boolean {
  return (
    settings.is_enabled &&
    customerGroup !== null &&
    hiddenGroups(settings.hide_free_shipping_groups).includes(customerGroup)
  );
}

export interface Progress {
  threshold: number;
  /** What is missing; 0 once reached. */
  remaining: number;
  isReached: boolean;
}

export function freeShippingProgress(threshold: number, subtotal: number): Progress {
  // Amounts are sums of decimals: a hundredth of a cent must not keep the offer away.
  const remaining = Math.max(0, Math.round((threshold - subtotal) * 100) / 100);
  return { threshold, remaining, isReached: remaining === 0 };
}
