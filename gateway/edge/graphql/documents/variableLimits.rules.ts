/**
 * Limits on the variables of any operation, including persisted ones, whose variables are the only input of a caller.
 */
import type { ExceededLimit } from './documentLimits.rules.ts';

export const variableLimits = {
  /** Names, strings and numbers together. */
  variableCharacters: 20_000,
  variableDepth: 8,
  listItems: 250,
} as const;

export function exceededVariableLimit(variables: unknown): ExceededLimit | null {
  let characters = 0;
  const over = (limit: keyof typeof variableLimits, value: number): ExceededLimit | null =>
    value > variableLimits[limit] ? { limit, value, most: variableLimits[limit] } : null;

  const walk = (value: unknown, depth: number): ExceededLimit | null => {
    const tooDeep = over('variableDepth', depth);
    if (tooDeep) return tooDeep;
    if (typeof value !== 'object' || value === null) {
      characters += typeof value === 'string' ? value.length : 8;
      return null;
    }
    if (Array.isArray(value)) {
      const tooLong = over('listItems', value.length);
      if (tooLong) return tooLong;
    }
    for (const [key, inner] of Object.entries(value)) {
      characters += key.length;
      const passed = walk(inner, depth + 1);
      if (passed) return passed;
    }
    return null;
  };
  return walk(variables, 0) ?? over('variableCharacters', characters);
}
