/**
 * Fallback by field: an empty field of a localised entry takes the base entry's value (catalogue.md 5). The base entry
 * needs a second call, so it is read only when one of the translated fields is empty; an entry that fell back as a whole
 * is the base entry already.
 */
type Entry = {
  uid: string;
  locale?: string | undefined;
  _embedded_items?: readonly object[] | undefined;
};

interface Filled {
  /** Dotted paths of the fields that were taken from the base. */
  filledFields?: readonly string[];
}

export const baseLocale = 'en-us';

export function isIncomplete(entry: Entry, fields: readonly string[]): boolean {
  if (entry.locale === undefined || entry.locale === baseLocale) return false;
  return fields.some((path) => isEmpty(valueAt(entry, path)));
}

/** A copy of the entry with its empty fields taken from the base. */
export function filled<E extends Entry>(entry: E, base: E, fields: readonly string[]): E & Filled {
  let result: E & Filled = entry;
  for (const path of fields) {
    const value = valueAt(base, path);
    // A base value that is empty too must not create a partial group.
    if (!isEmpty(valueAt(result, path)) || isEmpty(value)) continue;
    const filledFields = [...(result.filledFields ?? []), path];
    result = { ...withValue(result, path.split('.'), value), filledFields };
  }
  // A text of the base may embed other items; of an item in both, the localised one comes first.
  const { _embedded_items: others } = base;
  if (result !== entry && others) {
    const { _embedded_items: own = [] } = entry;
    result = { ...result, _embedded_items: [...own, ...others] };
  }
  return result;
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function valueAt(value: unknown, path: string): unknown {
  let at = value;
  for (const name of path.split('.')) at = isRecord(at) ? at[name] : undefined;
  return at;
}

function withValue<T>(target: T, [name, ...rest]: readonly string[], value: unknown): T {
  if (name === undefined) return target;
  const fields: Record<string, unknown> = isRecord(target) ? target : {};
  const inner = rest.length === 0 ? value : withValue(fields[name], rest, value);
  return { ...target, [name]: inner };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}
