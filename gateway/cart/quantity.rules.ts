/** How many of one thing a cart line may hold. */

/** The specification gives no limit; more than this of one variant is an order for the telephone. */
export const MOST_OF_ONE = 99;

/** A new line or more of it: 1 to 99. */
export function isAddableQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_OF_ONE;
}

/** A line's new quantity: 0 to 99, 0 removes it. */
export function isLineQuantity(quantity: number): boolean {
  return quantity === 0 || isAddableQuantity(quantity);
}

/** Highest quantity of a line that the stock allows, from the units that one cart may hold; null when unknown. */
export function maxQuantity(units: number | null): number | null {
  return units === null ? null : Math.min(Math.max(units, 0), MOST_OF_ONE);
}
