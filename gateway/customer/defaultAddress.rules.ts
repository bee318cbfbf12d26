/**
 * Which address is a customer's default. The shop API has no such flag: the id is kept in a form field of the customer,
 * beside the fields that others keep there (the pro code above all), which stay as they are.
 */
interface FormField {
  name: string;
  value: string;
}

const FIELD = 'Default Address';

/** The chosen one while it is there, else the first; null when there are none. */
export function defaultAddressId(
  fields: readonly FormField[],
  addresses: readonly { id: number }[],
): number | null {
  const chosen = fields.find(({ name }) => name === FIELD)?.value.trim();
  const address = addresses.find(({ id }) => String(id) === chosen) ?? addresses[0];
  return address?.id ?? null;
}

/** The customer's form fields once this address is the default; null: none is chosen any more. */
export function withDefaultAddress(fields: readonly FormField[], id: number | null): FormField[] {
  const others = fields.filter(({ name }) => name !== FIELD);
  return id === null ? others : [...others, { name: FIELD, value: String(id) }];
}

/** True when this very address was chosen. */
export function isChosenAddress(fields: readonly FormField[], id: number): boolean {
  return fields.some(({ name, value }) => name === FIELD && value.trim() === String(id));
}
