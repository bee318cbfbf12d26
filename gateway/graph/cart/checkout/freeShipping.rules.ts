/** Free-shipping threshold and shipping cost by subtotal (catalogue.md 3, 5, 9). */

export interface ShippingMethod {
  /** Only `freeshipping` and `total` carry thresholds. */
  type: string;
  enabled: boolean;
  settings: {
    carrier_options?: { minimum_sub_total?: number | undefined } | undefined;
    range?: readonly ShippingBand[] | undefined;
  };
}

/** Half-open interval: includes the lower limit only; a null upper limit means none. Currency units. */
export interface ShippingBand {
  lower_limit: number;
  upper_limit: number | null;
  shipping_cost: number;
}

export interface ShippingSettings {
  is_enabled: boolean;
  /** Customer group ids, comma-separated. */
  hide_free_shipping_groups: string;
}

export interface ShippingZone {
  enabled: boolean;
  locations: readonly { country_iso2: string; state_iso2?: string | undefined }[];
}

/**
 * Zones that ship to the whole country. Zones of single states are ignored, because the state is known only at the
 * checkout.
 */
export function zonesOf<Zone extends ShippingZone>(zones: readonly Zone[], country: string): Zone[] {
  const iso = country.toUpperCase();
  return zones.filter(
    ({ enabled, locations }) =>
      enabled && locations.some(({ country_iso2, state_iso2 }) => country_iso2 === iso && !state_iso2),
  );
}

/**
 * Subtotal bands with free shipping, lowest first: a freeshipping method with a minimum subtotal, or a total-based
 * range with a zero-cost band. Disabled methods do not count.
 */
export function freeBands(methods: readonly ShippingMethod[]): ShippingBand[] {
  return bandsOf(methods)
    .filter(({ shipping_cost: cost }) => cost === 0)
    .toSorted((a, b) => a.lower_limit - b.lower_limit);
}

/** The lowest subtotal from which shipping is free; null when there is no such offer. */
export function freeShippingThreshold(bands: readonly ShippingBand[]): number | null {
  return bands[0]?.lower_limit ?? null;
}

/** The lowest cost of the bands that match the subtotal; null when none does. */
export function lowestCost(methods: readonly ShippingMethod[], subtotal: number): number | null {
  const costs = bandsOf(methods)
    .filter((band) => holds(band, subtotal))
    .map(({ shipping_cost: cost }) => cost);
  return costs.length > 0 ? Math.min(...costs) : null;
}

/** The methods for a group excluded from free shipping: those with a cost. */
export function paidMethods(methods: readonly ShippingMethod[]): ShippingMethod[] {
  return methods
    .filter(({ type }) => type === 'total')
    .map((method) => ({
      ...method,
      settings: { range: (method.settings.range ?? []).filter(({ shipping_cost: cost }) => cost > 0) },
    }));
}

function bandsOf(methods: readonly ShippingMethod[]): ShippingBand[] {
  return methods
    .filter(({ enabled }) => enabled)
    .flatMap(({ type, settings }): readonly ShippingBand[] => {
      if (type === 'freeshipping') return [freeFrom(settings.carrier_options?.minimum_sub_total ?? 0)];
      return type === 'total' ? (settings.range ?? []) : [];
    })
    .filter(isBand)
    .map((band) => ({ ...band, lower_limit: Math.max(0, band.lower_limit) }));
}

function freeFrom(minimum: number): ShippingBand {
  return { lower_limit: minimum, upper_limit: null, shipping_cost: 0 };
}

/** Excludes bands that are empty, infinite or not a number. */
function isBand({ lower_limit: from, upper_limit: until, shipping_cost: cost }: ShippingBand): boolean {
  return Number.isFinite(from) && Number.isFinite(cost) && cost >= 0 && (until === null || until > from);
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
  /** Amount still missing; 0 once reached. */
  remaining: number;
  isReached: boolean;
}

/** Null when there is no offer, or the subtotal is past the last band. */
export function freeShippingProgress(bands: readonly ShippingBand[], subtotal: number): Progress | null {
  const reached = bands.find((band) => holds(band, subtotal));
  if (reached) return { threshold: reached.lower_limit, remaining: 0, isReached: true };
  const next = bands.find(({ lower_limit: from }) => cents(from) > cents(subtotal));
  if (!next) return null;
  const remaining = (cents(next.lower_limit) - cents(subtotal)) / 100;
  return { threshold: next.lower_limit, remaining, isReached: false };
}

function holds({ lower_limit: from, upper_limit: until }: ShippingBand, subtotal: number): boolean {
  const amount = cents(subtotal);
  return amount >= cents(from) && (until === null || amount < cents(until));
}

/** Compares in cents, so that floating-point sums do not miss a threshold. */
function cents(amount: number): number {
  return Math.round(amount * 100);
}
