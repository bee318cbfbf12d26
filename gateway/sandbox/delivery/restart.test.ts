/** Stand-ins with settings of their own: a low rate limit, a reused data folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brandFor } from '../brand/brand.ts';
import type { Standin } from '../source.ts';
import { deliveryStandin } from './server.ts';

const brand = brandFor();
const credentials = { api_key: 'sandbox', access_token: 'sandbox' };
const page = '/v3/content_types/page/entries?environment=production';
type Json = Record<string, unknown>;

describe('the delivery stand-in', () => {
  test('too many requests a second are refused with retry-after', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'delivery-'));
    const slow = deliveryStandin(brand, { dataDir: dir, fresh: true, requestsPerSecond: 2 });
    const answers = [];
    for (let n = 0; n < 6; n += 1) {
      answers.push(await slow.app.request(`http://sandbox.test${page}`, { headers: credentials }));
    }
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(2);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    await slow.close();
    rmSync(dir, { recursive: true });
  });

  test('state survives a restart and follows a changed brand', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'delivery-'));
    const ask = async (one: Standin): Promise<unknown> => {
      const answer = await one.app.request(
        'http://sandbox.test/v3/content_types/product/entries?environment=production&count=true',
        { headers: credentials },
      );
      return ((await answer.json()) as Json).entries;
    };
    const counts: unknown[] = [];
    for (const products of [brand.products, brand.products, brand.products.slice(0, 3)]) {
      const one = deliveryStandin({ ...brand, products }, { dataDir: dir, fresh: false });
      counts.push(await ask(one));
      await one.close();
    }
    rmSync(dir, { recursive: true });
    expect(counts[1]).toBe(counts[0]);
    expect(counts[2]).toBe(3);
  });
});
