/** Free-shipping threshold and shipping cost by subtotal (catalogue.md 3, 5, 9). */
import { minorUnits, type MinorUnits } from '../../../sources/transport/minorUnits.rules.ts';

export interface ShippingMethod {
  /** Only `freeshipping` and `total` carry thresholds. */
  type: string;
  enabled: boolean;
  settings: {
    carrier_options?: { minimum_sub_total?: number | undefined } | undefined;
    range?: readonly WireBand[] | undefined;
  };
}

/** As the store sends it, in currency units. */
interface WireBand {
  lower_limit: number;
  upper_limit: number | null;
  shipping_cost: number;
}

/** Half-open interval of subtotals: includes the lower limit only; a null upper limit means none. */
export interface ShippingBand {
  from: MinorUnits;
  until: MinorUnits | null;
  cost: MinorUnits;
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
export function freeBands(bands: readonly ShippingBand[]): ShippingBand[] {
  return bands.filter(({ cost }) => cost === 0).toSorted((a, b) => a.from - b.from);
}

/** The lowest subtotal from which shipping is free; null when there is no such offer. */
export function freeShippingThreshold(free: readonly ShippingBand[]): MinorUnits | null {
  return free[0]?.from ?? null;
}

/** The bands for a group excluded from free shipping: those with a cost. */
export function paidBands(bands: readonly ShippingBand[]): ShippingBand[] {
  return bands.filter(({ cost }) => cost > 0);
}

/** The lowest cost of the bands that match the subtotal; null when none does. */
export function lowestCost(bands: readonly ShippingBand[], subtotal: MinorUnits): MinorUnits | null {
  const costs = bands.filter((band) => holds(band, subtotal)).map(({ cost }) => cost);
  return costs.length > 0 ? Math.min(...costs) : null;
}

/** The bands of all enabled methods. Bands that are empty, infinite or not a number are left out. */
export function bandsOf(methods: readonly ShippingMethod[], currency: string): ShippingBand[] {
  return methods
    .filter(({ enabled }) => enabled)
    .flatMap(({ type, settings }): readonly WireBand[] => {
      if (type === 'freeshipping') return [freeFrom(settings.carrier_options?.minimum_sub_total ?? 0)];
      return type === 'total' ? (settings.range ?? []) : [];
    })
    .filter(isBand)
    .map(({ lower_limit: from, upper_limit: until, shipping_cost: cost }) => ({
      from: minorUnits(Math.max(0, from), currency),
      until: until === null ? null : minorUnits(until, currency),
      cost: minorUnits(cost, currency),
    }));
}

function freeFrom(minimum: number): WireBand {
  return { lower_limit: minimum, upper_limit: null, shipping_cost: 0 };
}

function isBand({ lower_limit: from, upper_limit: until, shipping_cost: cost }: WireBand): boolean {
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
  threshold: MinorUnits;
  /** Amount still missing; 0 once reached. */
  remaining: MinorUnits;
  /** The subtotal as a fraction of the threshold, 0 to 1. */
  fraction: number;
  isReached: boolean;
}

/** Null when there is no offer, or the subtotal is past the last band. */
export function freeShippingProgress(free: readonly ShippingBand[], subtotal: MinorUnits): Progress | null {
  const reached = free.find((band) => holds(band, subtotal));
  if (reached) return { threshold: reached.from, remaining: 0, fraction: 1, isReached: true };
  const next = free.find(({ from }) => from > subtotal);
  if (!next) return null;
  const fraction = Math.max(0, subtotal / next.from);
  return { threshold: next.from, remaining: next.from - subtotal, fraction, isReached: false };
}

function holds({ from, until }: ShippingBand, subtotal: MinorUnits): boolean {
  return subtotal >= from && (until === null || subtotal < until);
}

export interface ShippingOffer {
  /** Bands available to the viewer. */
  bands: readonly ShippingBand[];
  /** Those with free shipping. Lowest first; empty without free shipping here or for the viewer's group. */
  free: readonly ShippingBand[];
}

export interface ShippingAlone {
  /** Null when no band matches. */
  cost: MinorUnits | null;
  /** Null without free shipping. */
  freeFrom: MinorUnits | null;
  isFree: boolean;
}

/** Of an order of one price. Null when neither its cost nor free shipping is known. */
export function shippingAlone({ bands, free }: ShippingOffer, price: MinorUnits): ShippingAlone | null {
  const cost = lowestCost(bands, price);
  const freeFrom = freeShippingThreshold(free);
  return cost === null && freeFrom === null ? null : { cost, freeFrom, isFree: cost === 0 };
}
