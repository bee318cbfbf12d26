/**
 * Estimates the memory of a JSON value in V8 with eight bytes per field, to bound caches of parsed answers. Too high for
 * values that others share, such as interned strings.
 */
const FIELD = 8;
/** Header of a string, an array with its elements, or an object. */
const [STRING, ARRAY, OBJECT] = [16, 32, 24];

/** Bytes. */
export function memorySize(value: unknown): number {
  if (typeof value === 'string') return FIELD + STRING + value.length;
  if (typeof value !== 'object' || value === null) return FIELD;
  let bytes = FIELD;
  if (Array.isArray(value)) {
    bytes += ARRAY;
    for (const item of value as unknown[]) bytes += memorySize(item);
  } else {
    bytes += OBJECT;
    for (const name in value) bytes += memorySize((value as Record<string, unknown>)[name]);
  }
  return bytes;
}
