/** A healthy shop passes every check, also when a service is slow once. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRedis, type TestRedis } from '../../testing/deployment/redis.ts';
import { breakSource, environment, examined, mend, openSandbox } from '../../testing/testDoctor.ts';

openSandbox();

let redis: TestRedis;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.close());

describe('a healthy shop', () => {
  test('may be slower than pages wait for, once', async () => {
    // Pages wait 800 ms for geolocation.
    await breakSource({ source: 'spend', delayMs: 900 });
    setTimeout(() => void mend(), 1_000);
    const results = await examined(environment());
    expect(results.find(({ area, check }) => area === 'spend' && check === 'answers')?.status).toBe('ok');
  });

  test.each([undefined, 'bigcommerce'] as const)('passes every check with driver %s', async (driver) => {
    const results = await examined(environment({ REDIS_URL: redis.url }, driver));
    expect(results.filter(({ status }) => status !== 'ok')).toEqual([]);
    expect(results.length).toBeGreaterThan(20);
  });
});
