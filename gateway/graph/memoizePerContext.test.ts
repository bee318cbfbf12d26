import { expect, test } from 'vitest';
import { whenBothKnown, whenKnown } from '../sources/transport/awaitable.ts';
import { memoizePer } from './memoizePerContext.ts';
import { withFallback } from './sourceErrors.ts';
import { SourceError } from '../sources/transport/errors.ts';

const outage = () =>
  new SourceError('SOURCE_UNAVAILABLE', { source: 'commerce', call: 'currencies' }, 'down');

test('a read is shared, and its value needs no promise afterwards', async () => {
  let reads = 0;
  const nameOf = memoizePer(async ({ name }: { name: string }) => {
    reads += 1;
    return name;
  });
  const key = { name: 'a' };
  const first = nameOf(key);
  expect(nameOf(key)).toBe(first);
  expect(await first).toBe('a');
  expect(nameOf(key)).toBe('a');
  expect(nameOf({ name: 'b' })).toBeInstanceOf(Promise);
  expect(reads).toBe(2);
});

test('a failed read is repeated', async () => {
  let reads = 0;
  const read = memoizePer<object, number>(async () => {
    reads += 1;
    if (reads === 1) throw outage();
    return reads;
  });
  const key = {};
  await expect(read(key)).rejects.toThrow('down');
  expect(await read(key)).toBe(2);
});

test('a known value is mapped at once, and needs no fallback', async () => {
  expect(whenKnown(2, (value) => value + 1)).toBe(3);
  expect(await whenKnown(Promise.resolve(2), (value) => value + 1)).toBe(3);
  expect(withFallback(2, null)).toBe(2);
  expect(await withFallback(Promise.reject<number>(outage()), null)).toBeNull();
});

test('two values are mapped at once when both are known', async () => {
  const sum = (one: number, other: number) => one + other;
  expect(whenBothKnown(1, 2, sum)).toBe(3);
  expect(await whenBothKnown(Promise.resolve(1), 2, sum)).toBe(3);
  expect(await whenBothKnown(1, Promise.resolve(2), sum)).toBe(3);
  await expect(whenBothKnown(1, Promise.reject<number>(outage()), sum)).rejects.toThrow('down');
});
