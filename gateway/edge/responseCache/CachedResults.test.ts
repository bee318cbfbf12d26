import { expect, test } from 'vitest';
import { Invalidations } from '../../sources/transport/cache/invalidations.ts';
import { guest, pass, stopTheClock } from '../../testing/testResponseCache.ts';
import { CachedResults } from './CachedResults.ts';

stopTheClock();

/** Results depend on one product and stay fresh for five seconds. @param characters of each result. */
function open(characters = 10) {
  const runs: string[] = [];
  const invalidations = new Invalidations();
  const results = new CachedResults(async (id, _variables, edge) => {
    runs.push(id);
    edge.facts?.addRead({
      at: Date.now(),
      cache: { freshMs: 5_000, staleIfErrorMs: 0 },
      surrogates: ['product:7'],
    });
    return { data: { text: 'x'.repeat(characters) } };
  }, invalidations);
  const execute = (id: string) => results.execute(id, {}, guest());
  return { runs, execute, invalidations };
}

test('a result is cached from the second request on', async () => {
  const { runs, execute } = open();
  for (let nth = 0; nth < 4; nth += 1) await execute('header');
  expect(runs).toHaveLength(2);
});

test('an expired or invalidated result is executed again once', async () => {
  const { runs, execute, invalidations } = open();
  for (let nth = 0; nth < 3; nth += 1) await execute('header');
  pass(5_001);
  for (let nth = 0; nth < 3; nth += 1) await execute('header');
  expect(runs).toHaveLength(3);
  pass(1);
  invalidations.add(['product:7'], Date.now());
  pass(1);
  for (let nth = 0; nth < 3; nth += 1) await execute('header');
  expect(runs).toHaveLength(4);
});

test('concurrent identical operations are executed once', async () => {
  const { runs, execute } = open();
  await Promise.all([execute('search'), execute('search'), execute('header')]);
  expect(runs).toEqual(['search', 'header']);
});

test('results are bounded by size', async () => {
  const { runs, execute } = open(3 * 1024 * 1024);
  const ids = ['a', 'b', 'c'];
  for (const id of [...ids, ...ids]) await execute(id);
  runs.length = 0;
  await execute('c');
  await execute('a');
  expect(runs).toEqual(['a']);
});
