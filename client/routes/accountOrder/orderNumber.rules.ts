/** Parses an order number from an address. */

/** Order numbers fit GraphQL's Int. */
const largest = 2 ** 31 - 1;

/** @returns 0, which is no order's number, for an invalid one. */
export function readOrderNumber(text: string): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return number <= largest ? number : 0;
}
