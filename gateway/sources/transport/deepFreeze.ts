/** Freezes a value with all that it contains, as cached answers are shared between requests. Returns the same value. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  // No Object.values, and no call per string or number: answers contain thousands of them.
  if (Array.isArray(value)) {
    for (const item of value as unknown[]) if (typeof item === 'object') deepFreeze(item);
  } else {
    for (const name in value) if (typeof value[name] === 'object') deepFreeze(value[name]);
  }
  return value;
}
