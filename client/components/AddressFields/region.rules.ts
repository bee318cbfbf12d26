/** Which region an address form shows when its country changes. */

/** Place of what was typed where the country lists no regions: it stays from one such country to the next. */
export const anywhere = '';

/**
 * @param regions of the country; none where it lists none.
 * @param typed what was chosen or typed in this form, by country code, or under `anywhere`.
 * @param kept region of the address that is being changed, as code or as name; empty for none.
 * @returns a code of the list, or text; empty when nothing fits.
 */
export function regionToShow(
  country: string,
  regions: readonly { readonly code: string; readonly name: string }[],
  typed: Readonly<Record<string, string>>,
  kept: string,
): string {
  if (regions.length === 0) return typed[anywhere] ?? kept;
  const wanted = typed[country] ?? kept;
  const found = regions.find(({ code, name }) => isSame(code, wanted) || isSame(name, wanted));
  return found?.code ?? '';
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}
