/**
 * Outcomes of the seeded orders. Shoppers' orders all differ, to show every state of an order; pros' are plain, as the
 * spend stand-in counts them by the same rules.
 */
import type { SeededCustomer } from './customerSeed.ts';

export interface OrderScenario {
  daysAgo: number;
  /** The platform's: 2 shipped, 3 partially shipped, 5 cancelled, 10 completed, 11 awaiting fulfillment and so on. */
  statusId: number;
  /** Units of each line; lines are neighbouring products of the catalogue. */
  quantities: readonly number[];
  /** Days from the order to the dispatch of each parcel, and its units of each line. */
  parcels: readonly { afterDays: number; units: readonly number[] }[];
  /** Minor units, including tax where prices do; 0 when absent. */
  shipping?: number;
  /** Percentage off the lines by a coupon. */
  percentOff?: number;
  /** The product of the last line has been withdrawn since. */
  holdsWithdrawn?: boolean;
}

const ofShopper: Readonly<Record<number, readonly OrderScenario[]>> = {
  1002: [
    { daysAgo: 2, statusId: 11, quantities: [1, 1], parcels: [] },
    {
      daysAgo: 12,
      statusId: 3,
      quantities: [1, 2, 1],
      parcels: [
        { afterDays: 1, units: [1, 0, 0] },
        { afterDays: 4, units: [0, 1, 0] },
      ],
    },
    {
      daysAgo: 47,
      statusId: 2,
      quantities: [1, 1],
      parcels: [{ afterDays: 2, units: [1, 1] }],
      percentOff: 15,
    },
    { daysAgo: 96, statusId: 5, quantities: [2], parcels: [] },
    {
      daysAgo: 210,
      statusId: 10,
      quantities: [1, 1],
      parcels: [{ afterDays: 3, units: [1, 1] }],
      shipping: 14_95,
      holdsWithdrawn: true,
    },
    {
      daysAgo: 390,
      statusId: 14,
      quantities: [1, 1],
      parcels: [{ afterDays: 1, units: [1, 1] }],
    },
  ],
  3001: [
    { daysAgo: 5, statusId: 9, quantities: [1], parcels: [], shipping: 19_95 },
    { daysAgo: 61, statusId: 10, quantities: [1, 1], parcels: [{ afterDays: 2, units: [1, 1] }] },
  ],
  5001: [
    { daysAgo: 3, statusId: 11, quantities: [1, 1], parcels: [] },
    { daysAgo: 33, statusId: 2, quantities: [1, 2], parcels: [{ afterDays: 2, units: [1, 2] }] },
    { daysAgo: 120, statusId: 4, quantities: [1], parcels: [{ afterDays: 2, units: [1] }], shipping: 6_90 },
  ],
};

/** Newest first. */
export function scenariosOf({ id, orders }: SeededCustomer): readonly OrderScenario[] {
  return ofShopper[id] ?? Array.from({ length: orders }, (_, number) => plainScenario(number, orders));
}

/** One every two months; the newest of several has not been shipped yet. */
function plainScenario(number: number, orders: number): OrderScenario {
  const isWaiting = number === 0 && orders > 1;
  return {
    daysAgo: 21 + number * 60,
    statusId: isWaiting ? 11 : 2,
    quantities: [1, 1],
    parcels: isWaiting ? [] : [{ afterDays: 2, units: [1, 1] }],
  };
}
