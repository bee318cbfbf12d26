/** The codes of a variant, which are the same in every store: they follow from its stock-keeping number. */

/** An EAN-13 with its check digit; the prefix 2 is for use within one shop, so no real goods have it. */
export function barcodeOf(sku: string): string {
  const digits = `2${sku.replaceAll(/\D/g, '').padStart(11, '0').slice(-11)}`;
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** `SKN-00012-03` as `00012.03`. */
export function partNumberOf(sku: string): string {
  return sku.replace(/^SKN-/, '').replaceAll('-', '.');
}

const gramsPerPound = 453.592_37;

/** In the store's unit, as the vendor keeps it: with four decimals at most. */
export function weightIn(store: string, grams: number): number {
  return Number((grams / (store === 'us' ? gramsPerPound : 1_000)).toFixed(4));
}
