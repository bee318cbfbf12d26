/** What the variables of any operation may hold, a persisted one's as well: they are all that a stranger gives it. */
import type { PassedLimit } from './documentLimits.rules.ts';

export const variableLimits = {
  /** Of names, texts and numbers together. */
  variableCharacters: 20_000,
  variableDepth: 8,
  listItems: 250,
} as const;

export function passedVariableLimit(variables: unknown): PassedLimit | null {
  let characters = 0;
  const over = (limit: keyof typeof variableLimits, value: number): PassedLimit | null =>
    value > variableLimits[limit] ? { limit, value, most: variableLimits[limit] } : null;

  const walk = (value: unknown, depth: number): PassedLimit | null => {
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
