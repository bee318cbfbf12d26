import { describe, expect, test } from 'vitest';
import { changeName } from './changeName.ts';

describe('the name of a cart change', () => {
  test('is short, and the same for the same key and field, with quotes or without', () => {
    const name = changeName('key-1', 'addCartItem');
    expect(name).toMatch(/^[\w-]{12}$/);
    expect(changeName('"key-1"', 'addCartItem')).toBe(name);
  });

  test('differs by key and by field', () => {
    const names = [changeName('key-1', 'a'), changeName('key-2', 'a'), changeName('key-1', 'b')];
    expect(new Set(names).size).toBe(3);
  });

  test('is missing without a key', () => {
    expect(changeName(null, 'a')).toBeNull();
  });
});
