/** Loads of one key share a promise while the key waits for its batch. */
import { expect, test } from 'vitest';
import { BatchLoader } from './batchLoader.ts';

function loaderOf(options?: { maxBatchSize: number }) {
  const batches: (readonly number[])[] = [];
  const loader = new BatchLoader<number, string>(async (keys) => {
    batches.push(keys);
    return keys.map((key) => `value ${key}`);
  }, options);
  return { loader, batches };
}

test('repeated loads of a waiting key are one promise and one key of the batch', async () => {
  const { loader, batches } = loaderOf();
  const [first, again, other] = [loader.load(1), loader.load(1), loader.load(2)];
  expect(again).toBe(first);
  expect(await Promise.all([first, again, other])).toEqual(['value 1', 'value 1', 'value 2']);
  expect(batches).toEqual([[1, 2]]);
});

test('a key of an earlier batch is not read again, and is answered together with the current batch', async () => {
  const { loader, batches } = loaderOf();
  await loader.load(1);
  const order: number[] = [];
  const follow = async (key: number): Promise<string> => {
    await loader.load(key);
    order.push(key);
    return loader.load(key + 10);
  };
  await Promise.all([follow(1), follow(2)]);
  expect(order.toSorted()).toEqual([1, 2]);
  // The loads that follow are one batch, although key 1 was known at once.
  expect(batches.map((keys) => keys.toSorted())).toEqual([[1], [2], [11, 12]]);
});

test('keys beyond the size of a batch share promises, too', async () => {
  const { loader, batches } = loaderOf({ maxBatchSize: 2 });
  const loads = [1, 2, 3, 3].map((key) => loader.load(key));
  expect(loads[3]).toBe(loads[2]);
  await Promise.all(loads);
  expect(batches).toEqual([[1, 2], [3]]);
});

test('a failed key rejects for every caller, and again later', async () => {
  const loader = new BatchLoader<number, string>(async (keys) => keys.map(() => new Error('no answer')));
  const loads = await Promise.allSettled([loader.load(1), loader.load(1)]);
  expect(loads.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(loader.load(1)).rejects.toThrow('no answer');
});

test('a loaded value is given at once, and its key is in no further batch', async () => {
  const { loader, batches } = loaderOf();
  const first = loader.get(1);
  expect(first).toBeInstanceOf(Promise);
  expect(await first).toBe('value 1');
  expect(loader.get(1)).toBe('value 1');
  expect(await loader.load(1)).toBe('value 1');
  expect(batches).toEqual([[1]]);
});

test('a primed value is not read, and replaces no loaded one', async () => {
  const { loader, batches } = loaderOf();
  loader.prime(1, 'primed');
  expect(loader.get(1)).toBe('primed');
  expect(await Promise.all([loader.load(1), loader.load(2)])).toEqual(['primed', 'value 2']);
  loader.prime(2, 'primed');
  expect(loader.get(2)).toBe('value 2');
  expect(await loader.load(2)).toBe('value 2');
  expect(batches).toEqual([[2]]);
});

test('a failed key has no value', async () => {
  const loader = new BatchLoader<number, string>(async (keys) => keys.map(() => new Error('no answer')));
  await expect(loader.load(1)).rejects.toThrow('no answer');
  await expect(loader.get(1)).rejects.toThrow('no answer');
});
