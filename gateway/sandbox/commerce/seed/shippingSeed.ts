/**
 * Shipping zones and methods. The stores differ on purpose, to cover every sentence about free shipping (catalogue.md
 * 9): a method with a minimum (us), a free band beside a disabled method (ca), both (eu).
 */
import type { StoreRegion } from '../../brand/types.ts';

export interface ShippingZoneSeed {
  id: number;
  name: string;
  type: 'country' | 'state';
  locations: readonly { id: number; country_iso2: string; state_iso2?: string }[];
  methods: readonly { id: number; name: string; type: string; enabled: boolean; settings: object }[];
}

type Method = ShippingZoneSeed['methods'][number];

export const shippingZones: Readonly<Record<StoreRegion, readonly ShippingZoneSeed[]>> = {
  us: [
    {
      id: 101,
      name: 'Contiguous United States',
      type: 'country',
      locations: countries('US'),
      methods: [
        freeFrom(1011, 'Free over 99', '99.0000'),
        byTotal(1012, 'Ground', [0, 50, 8.95], [50, 150, 12.95], [150, null, 0]),
        { id: 1013, name: 'Two days', type: 'peritem', enabled: true, settings: { rate: 24.95 } },
      ],
    },
    {
      id: 102,
      name: 'Alaska, Hawaii, Puerto Rico',
      type: 'state',
      locations: states('US', 'AK', 'HI', 'PR'),
      methods: [byTotal(1021, 'Air', [0, 100, 29], [100, 400, 49], [400, null, 69])],
    },
  ],
  ca: [
    {
      id: 301,
      name: 'Canada',
      type: 'country',
      locations: countries('CA'),
      methods: [
        // Disabled: its threshold must not count.
        { ...freeFrom(3011, 'Free over 25, spring weeks', '25.0000'), enabled: false },
        byTotal(3012, 'Expedited', [0, 75, 14.5], [75, 150, 9.5], [150, null, 0]),
      ],
    },
    {
      id: 302,
      name: 'Territories',
      type: 'state',
      locations: states('CA', 'YT', 'NT', 'NU'),
      methods: [byTotal(3021, 'Air', [0, 200, 45], [200, null, 60])],
    },
  ],
  eu_region_1: [
    {
      id: 501,
      name: 'Germany and Austria',
      type: 'country',
      locations: countries('DE', 'AT'),
      methods: [
        freeFrom(5011, 'Free over 200', '200.0000'),
        byTotal(5012, 'Parcel', [0, 120, 6.9], [120, null, 0]),
      ],
    },
    {
      id: 502,
      name: 'France, Italy, Spain, Netherlands',
      type: 'country',
      locations: countries('FR', 'IT', 'ES', 'NL'),
      methods: [
        freeFrom(5021, 'Free over 250', '250.0000'),
        byTotal(5022, 'Parcel', [0, 80, 12.9], [80, null, 9.9]),
      ],
    },
  ],
};

function freeFrom(id: number, name: string, minimum: string): Method {
  return {
    id,
    name,
    type: 'freeshipping',
    enabled: true,
    settings: { carrier_options: { minimum_sub_total: minimum } },
  };
}

/** Bands are half-open intervals (lower, upper]; null means no upper bound. */
function byTotal(
  id: number,
  name: string,
  ...bands: [from: number, to: number | null, cost: number][]
): Method {
  const range = bands.map(([lower_limit, upper_limit, shipping_cost]) => ({
    lower_limit,
    upper_limit,
    shipping_cost,
  }));
  return {
    id,
    name,
    type: 'total',
    enabled: true,
    settings: { default_cost: null, default_cost_type: 'fixed_amount', range },
  };
}

function countries(...codes: string[]) {
  return codes.map((code, index) => ({ id: index + 1, country_iso2: code }));
}

function states(country: string, ...codes: string[]) {
  return codes.map((code, index) => ({ id: index + 1, country_iso2: country, state_iso2: code }));
}
