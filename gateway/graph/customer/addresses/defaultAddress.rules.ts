/**
 * A customer's default address. The shop API has no such flag: the id is stored in a form field of the customer; other
 * fields there, such as the pro code, are preserved.
 */
interface FormField {
  name: string;
  value: string;
}

const FIELD = 'Default Address';

/** The chosen one if it exists, else the first; null when there are none. */
export function defaultAddressId(
  fields: readonly FormField[],
  addresses: readonly { id: number }[],
): number | null {
  const chosen = fields.find(({ name }) => name === FIELD)?.value.trim();
  const address = addresses.find(({ id }) => String(id) === chosen) ?? addresses[0];
  return address?.id ?? null;
}

/** The customer's form fields with this default; null removes it. */
export function withDefaultAddress(fields: readonly FormField[], id: number | null): FormField[] {
  const others = fields.filter(({ name }) => name !== FIELD);
  return id === null ? others : [...others, { name: FIELD, value: String(id) }];
}

/** True when this address is the chosen default. */
export function isChosenAddress(fields: readonly FormField[], id: number): boolean {
  return fields.some(({ name, value }) => name === FIELD && value.trim() === String(id));
}
