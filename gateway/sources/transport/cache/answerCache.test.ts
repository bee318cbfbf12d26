import { expect, test } from 'vitest';
import { AnswerMemory, type AnswerCache } from './answerCache.ts';

const KILOBYTE = 1_024;
const store = (cache: AnswerCache, key: string, characters = KILOBYTE): void =>
  cache.set(key, { value: { text: 'x'.repeat(characters) }, at: 1 }, 60_000);

test('answers of all caches together are bounded by size; the least recently used is evicted', () => {
  const memory = new AnswerMemory(10 * KILOBYTE);
  const [products, searches] = [memory.cache(null), memory.cache(null)];
  store(products, 'used');
  store(products, 'unused');
  for (let nth = 0; nth < 8; nth += 1) {
    store(searches, String(nth));
    void products.get('used', 0);
  }
  expect([products.size, searches.size]).toEqual([1, 8]);
  expect(products.get('used', 0)).toBeDefined();
});

test('caches of one memory do not see each other’s answers', () => {
  const memory = new AnswerMemory();
  const [one, other] = [memory.cache(null), memory.cache(null)];
  store(one, 'thing');
  expect([one.get('thing', 0), other.get('thing', 0)]).toEqual([expect.anything(), undefined]);
});

test('an answer larger than the memory is not cached, and evicts nothing', () => {
  const cache = new AnswerMemory(4 * KILOBYTE).cache(null);
  store(cache, 'small');
  store(cache, 'large', 5 * KILOBYTE);
  expect([cache.get('small', 0), cache.get('large', 0)]).toEqual([expect.anything(), undefined]);
});
