/** From minor units to what the vendor writes: numbers in v3 answers, text with four decimals in v2 ones. */
export function units(minor: number): number {
  return minor / 100;
}

export function moneyText(minor: number): string {
  return (minor / 100).toFixed(4);
}

/** Price for a customer whose group gets `percent` off the regular price; never dearer than what all are asked. */
export function groupPrice(regular: number, asked: number, percent: number): number {
  return Math.min(asked, Math.round((regular * (100 - percent)) / 100));
}
