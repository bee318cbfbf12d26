/** The number of an order, out of an address. */

/** Numbers of orders fit into GraphQL's Int. */
const largest = 2 ** 31 - 1;

/** @returns 0, which is no order's number, for anything that cannot be one. */
export function readOrderNumber(text: string): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return number <= largest ? number : 0;
}
