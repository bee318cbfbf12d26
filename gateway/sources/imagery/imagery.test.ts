import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageryStandin } from '../../sandbox/imagery/server.ts';
import { testBrand } from '../../sandbox/imagery/testBrand.ts';
import type { Standin } from '../../sandbox/source.ts';
import { caller } from '../../testing/shop/caller.ts';
import { listen, type Listening } from '../../testing/shop/listen.ts';
import { createImagery, imagerySource, type ImagerySource } from './imagery.ts';

let dataDir: string;
let standin: Standin;
let server: Listening;
let imagery: ImagerySource;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'imagery-client-'));
  standin = imageryStandin(testBrand, { dataDir, fresh: true });
  server = await listen(standin.app);
  imagery = imagerySource({ url: server.url, publicUrl: 'https://images.skarn.test/', alias: 'k2' });
});
afterAll(async () => {
  await imagery.source.close();
  await server.close();
  await standin.close();
  await rm(dataDir, { recursive: true });
});

test('an image has its size and its point of interest', async () => {
  expect(await createImagery(imagery, caller()).image('scene-small')).toMatchObject({
    width: 256,
    height: 144,
    metadata: { pointOfInterest: { x: 0.5, y: 0.25, w: 0.25, h: 0.5 } },
  });
});

test('a set has its items in gallery order, nested sets flattened', async () => {
  const set = await createImagery(imagery, caller()).imageSet('lodestar-98_patina_set');
  expect(set?.items.map((item) => item.type !== 'spin' && item.src.split('_').at(-1))).toEqual([
    'front',
    'back',
    'detail',
    'scene',
    'video',
  ]);
  expect(set?.items.map((item) => item.type)).toEqual(['img', 'img', 'img', 'img', 'video']);
  expect(set?.items[4]).toMatchObject({ name: 'lodestar-98_patina_video' });
});

test("a video has files with the vendor's text numbers parsed", async () => {
  const video = await createImagery(imagery, caller()).video('scene-small_video');
  expect(video?.media).toMatchObject([{ profile: 'webm_720p', width: 256, height: 144 }]);
  expect(video?.meta.mainThumb?.src).toContain('/v/k2/scene-small_video');
});

test('missing media are null', async () => {
  const handle = createImagery(imagery, caller());
  expect(await Promise.all([handle.image('no'), handle.imageSet('no'), handle.video('no')])).toEqual([
    null,
    null,
    null,
  ]);
});

test('one request fetches a name once, and the next uses the fresh cache entry', async () => {
  const first = caller();
  const handle = createImagery(imagery, first);
  await Promise.all([
    handle.imageSet('lodestar-98_day-shift_set'),
    handle.imageSet('lodestar-98_day-shift_set'),
  ]);
  expect(first.log.networkCalls()).toHaveLength(1);
  const second = caller({ country: 'de', contentRegion: 'eu_region_1' });
  await createImagery(imagery, second).imageSet('lodestar-98_day-shift_set');
  expect(second.log.records.map((record) => record.verdict)).toEqual(['fresh']);
});

test('rendition addresses are public and need no call', () => {
  const request = caller();
  const handle = createImagery(imagery, request);
  expect(handle.alias).toBe('k2');
  expect(handle.url('scene-small', { w: 480, aspect: '16:9' })).toBe(
    'https://images.skarn.test/i/k2/scene-small?w=480&aspect=16:9&sm=aspect',
  );
  expect(request.log.records).toEqual([]);
});

const odd: [sentence: string, body: unknown][] = [
  ['an error body with status 200', { status: 'error', errorMsg: 'Failed to get set' }],
  ['a set without items', { name: 'x', items: [] }],
  ['a set that lost its items', { name: 'x' }],
];
test.each(odd)('%s is a missing set', async (_, body) => {
  const vendor = await listen(new Hono().get('*', (c) => c.json(body as object)));
  const source = imagerySource({ url: vendor.url, alias: 'k2' });
  expect(await createImagery(source, caller()).imageSet('x')).toBeNull();
  await source.source.close();
  await vendor.close();
});

const grid = { columns: 2, rows: 1, brightest: [10, 250], darkest: [0, 240] };

test.each([
  ['a grid of brightness', grid, grid],
  ['a grid with a field too few is unknown', { ...grid, darkest: [0] }, null],
  ['one without fields is unknown', { columns: 0, rows: 0, brightest: [], darkest: [] }, null],
  ['values beyond white are unknown', { ...grid, brightest: [10, 900] }, null],
  ['something else is unknown', 'bright', null],
  ['null is unknown', null, null],
])('%s', async (_sentence, luminanceGrid, expected) => {
  const image = { isImage: true, width: 2, height: 1, metadata: { image: { luminanceGrid } } };
  const vendor = await listen(new Hono().get('*', (c) => c.json(image)));
  const source = imagerySource({ url: vendor.url, alias: 'k2' });
  const found = await createImagery(source, caller()).image('x');
  expect(found?.width).toBe(2);
  expect(found?.metadata?.image?.luminanceGrid).toEqual(expected);
  await source.source.close();
  await vendor.close();
});

const frame = { type: 'img' as const, src: '//cdn.test/i/k2/frame' };

test('a spin set is one item with its frames', async () => {
  const items = [{ type: 'spin', set: { items: [frame, frame] } }];
  const vendor = await listen(new Hono().get('*', (c) => c.json({ name: 'x', items })));
  const source = imagerySource({ url: vendor.url, alias: 'k2' });
  expect((await createImagery(source, caller()).imageSet('x'))?.items).toEqual([
    { type: 'spin', frames: [frame, frame] },
  ]);
  await source.source.close();
  await vendor.close();
});

test('items of unknown kinds are left out', async () => {
  const items = [
    { type: '3d', src: '//cdn.test/a/k2/model' },
    { type: 'spin', src: '//cdn.test/s/k2/not-brought-along' },
    { type: 'spin', set: { items: [frame, { type: 'video', src: '//cdn.test/v/k2/no-frame' }] } },
    { type: 'set', src: '//cdn.test/s/k2/not-brought-along' },
    { type: 'img', src: '//cdn.test/i/k2/a' },
  ];
  const vendor = await listen(new Hono().get('*', (c) => c.json({ name: 'x', items })));
  const source = imagerySource({ url: vendor.url, alias: 'k2' });
  expect((await createImagery(source, caller()).imageSet('x'))?.items).toEqual([
    { type: 'img', src: '//cdn.test/i/k2/a' },
  ]);
  await source.source.close();
  await vendor.close();
});

test('a malformed answer is an error, not null', async () => {
  const vendor = await listen(new Hono().get('*', (c) => c.json({ isImage: true })));
  const source = imagerySource({ url: vendor.url, alias: 'k2' });
  await expect(createImagery(source, caller()).image('x')).rejects.toMatchObject({
    code: 'SOURCE_MALFORMED',
  });
  await source.source.close();
  await vendor.close();
});
