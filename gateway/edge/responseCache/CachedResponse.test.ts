/** Which bodies of a response are kept, and that each encoding has the same content. */
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Invalidations } from '../../sources/transport/cache/invalidations.ts';
import { response } from '../../testing/testResponseCache.ts';
import { CachedResponse } from './CachedResponse.ts';
import type { Encoding } from './encoding.rules.ts';
import { ResponseStore } from './ResponseStore.ts';

const page = Array.from({ length: 4_000 }, (_, nth) => `<li>Ski ${nth}</li>`).join('');
const encodings: readonly Encoding[] = ['br', 'zstd', 'gzip', 'identity'];
const restored = {
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
};

function open(text = page, isRare = false): CachedResponse {
  const now = Date.now();
  const times = {
    startedAt: now,
    generatedAt: now,
    freshUntil: now + 60_000,
    refreshUntil: now + 60_000,
  };
  return new CachedResponse(response(text, { isRare }), times, {});
}

test.each(encodings)(
  'after %s the other encodings have the same content and their own ETags',
  async (first) => {
    const cached = open();
    await cached.encoded(first);
    const tags = new Set<string>();
    for (const encoding of encodings) {
      const { body, etags } = await cached.encoded(encoding);
      expect(restored[encoding](body).toString()).toBe(page);
      tags.add(etags[0]?.split('-')[0]?.replaceAll('"', '') ?? '');
    }
    expect(tags.size).toBe(1);
    expect((await cached.body()).toString()).toBe(page);
  },
);

test('a compressed response takes a fraction of the memory, and its store knows', async () => {
  const store = new ResponseStore(10 * page.length, new Invalidations());
  for (let nth = 0; nth < 20; nth += 1) {
    const cached = open();
    store.set(`page ${nth}`, cached);
    await cached.encoded('br');
  }
  const { responses, bytes } = store.status;
  expect(responses).toBe(20);
  expect(bytes).toBeLessThan((20 * page.length) / 2);
});

test('a response that nobody wants compressed stays as it is', async () => {
  const cached = open();
  const before = cached.size;
  await cached.encoded('identity');
  expect(cached.size).toBe(before);
});

test('a rare response is compressed thoroughly from what its first request left', async () => {
  const cached = open(page, true);
  const quick = await cached.encoded('br');
  await cached.encoded('br');
  await expect.poll(async () => (await cached.encoded('br')).body.length).not.toBe(quick.body.length);
  expect(brotliDecompressSync((await cached.encoded('br')).body).toString()).toBe(page);
});

test('an evicted response does not come back when it is compressed', async () => {
  const store = new ResponseStore(2 * page.length, new Invalidations());
  const evicted = open();
  store.set('evicted', evicted);
  store.set('other', open());
  await evicted.encoded('br');
  expect(store.get('evicted', Date.now())).toBeUndefined();
});
