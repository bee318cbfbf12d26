/** Which region an address form shows when its country changes. */

/** Key of the input for countries without a list: it is kept between them. */
export const anywhere = '';

/**
 * @param regions of the country; empty where it lists none.
 * @param typed input by country code, or under `anywhere`.
 * @param kept region of the address to edit, as code or name; empty for none.
 * @returns a code from the list, or text; empty when nothing matches.
 */
export function regionToShow(
  country: string,
  regions: readonly { readonly code: string; readonly name: string }[],
  typed: Readonly<Record<string, string>>,
  initial: string,
): string {
  if (regions.length === 0) return typed[anywhere] ?? initial;
  const target = typed[country] ?? initial;
  const found = regions.find(({ code, name }) => isSame(code, target) || isSame(name, target));
  return found?.code ?? '';
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}
