/** Quantity limits of a cart line. */

/** Not specified: larger orders go through customer service. */
export const MAX_QUANTITY = 99;

/** Quantity to add: 1 to 99. */
export function isAddableQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;
}

/** New quantity of a line: 0 to 99, 0 removes it. */
export function isLineQuantity(quantity: number): boolean {
  return quantity === 0 || isAddableQuantity(quantity);
}

/** Highest quantity that the stock allows, given the units one cart may hold; null when unknown. */
export function maxQuantity(units: number | null): number | null {
  return units === null ? null : Math.min(Math.max(units, 0), MAX_QUANTITY);
}
