import { describe, expect, test } from 'vitest';
import { gestureName } from './gestureName.ts';

describe('the name of a cart change', () => {
  test('is short, and the same for the same key and field, with quotes or without', () => {
    const name = gestureName('gesture-1', 'addCartItem');
    expect(name).toMatch(/^[\w-]{12}$/);
    expect(gestureName('"gesture-1"', 'addCartItem')).toBe(name);
  });

  test('differs by key and by field', () => {
    const names = [
      gestureName('gesture-1', 'a'),
      gestureName('gesture-2', 'a'),
      gestureName('gesture-1', 'b'),
    ];
    expect(new Set(names).size).toBe(3);
  });

  test('is missing without a key', () => {
    expect(gestureName(null, 'a')).toBeNull();
  });
});
