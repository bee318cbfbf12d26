import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStoredList } from './storedList.ts';

const key = 'skarn:test';
beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('a stored list is read by the next page', () => {
  createStoredList(key, 3).set(['a', 'b']);
  expect(createStoredList(key, 3).get()).toEqual(['a', 'b']);
});

test('the array is the same while the list does not change', () => {
  const list = createStoredList(key, 3);
  list.set(['a']);
  expect(list.get()).toBe(list.get());
});

test('another tab’s change is reported, another key’s is not', () => {
  const list = createStoredList(key, 3);
  const listener = vi.fn<() => void>();
  const end = list.subscribe(listener);
  localStorage.setItem(key, '["b"]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(list.get()).toEqual(['b']);
  end();
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(listener).toHaveBeenCalledTimes(1);
});

test('an empty list removes its key', () => {
  const list = createStoredList(key, 3);
  list.set(['a']);
  list.set([]);
  expect(localStorage.getItem(key)).toBeNull();
});

test('where storage is blocked the list lasts as long as the page', () => {
  const blocked = {
    getItem: () => {
      throw new Error('blocked');
    },
    setItem: () => {
      throw new Error('blocked');
    },
  };
  vi.stubGlobal('localStorage', blocked);
  const list = createStoredList(key, 3);
  list.set(['a']);
  expect(list.get()).toEqual(['a']);
  vi.unstubAllGlobals();
  expect(createStoredList(key, 3).get()).toEqual([]);
});
