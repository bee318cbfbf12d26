import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, type Listening } from '../../testing/shop/listen.ts';
import { imageryStandin, type ImageryStandin } from './server.ts';
import { testBrand } from './testBrand.ts';

let dataDir: string;
let standin: ImageryStandin;
let server: Listening;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'imagery-'));
  standin = imageryStandin(testBrand, { dataDir, fresh: true });
  server = await listen(standin.app);
});
afterAll(async () => {
  await server.close();
  await standin.close();
  await rm(dataDir, { recursive: true });
});

const front = '/i/k2/lodestar-98_patina_front';
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(server.url + path, { headers });
const jsonOf = async (path: string): Promise<unknown> => (await get(path)).json();

test('metadata of an image', async () => {
  expect(await jsonOf('/i/k2/scene-small.json?metadata=true')).toEqual({
    isImage: true,
    alpha: false,
    width: 256,
    height: 144,
    format: 'JPEG',
    status: 'ok',
    metadata: {
      image: { width: 256, height: 144, meanLuminance: expect.any(Number) as number },
      file: { name: 'scene-small' },
      pointOfInterest: { x: 0.5, y: 0.25, w: 0.25, h: 0.5 },
    },
  });
});

test('without metadata=true only the flat fields', async () => {
  expect(await jsonOf('/i/k2/scene-small.json')).not.toHaveProperty('metadata');
});

interface SetJson {
  items: { type: string; src: string; metadata?: object; set?: SetJson }[];
}

test('metadata of a set: angles, the nested set, then the video, sources on the requested host', async () => {
  const set = (await jsonOf('/s/k2/lodestar-98_day-shift_set.json?metadata=true')) as SetJson;
  expect(set.items.map((item) => [item.type, item.src])).toEqual([
    ['img', `${server.url}/i/k2/lodestar-98_day-shift_front`],
    ['img', `${server.url}/i/k2/lodestar-98_day-shift_back`],
    ['set', `${server.url}/s/k2/lodestar-98_day-shift_closeups`],
    ['video', `${server.url}/v/k2/lodestar-98_day-shift_video`],
  ]);
  expect(set.items[2]).not.toHaveProperty('set');
});

test('a nested set includes its items on a deep request', async () => {
  const set = (await jsonOf('/s/k2/lodestar-98_day-shift_set.json?metadata=true&deep=true')) as SetJson;
  const within = set.items[2]?.set?.items;
  expect(within?.map(({ src }) => src)).toEqual([
    `${server.url}/i/k2/lodestar-98_day-shift_detail`,
    `${server.url}/i/k2/lodestar-98_day-shift_scene`,
  ]);
  expect(within?.[1]?.metadata).toHaveProperty('pointOfInterest');
});

test('numbers in the media of a video are strings', async () => {
  const { meta, media } = (await jsonOf('/v/k2/scene-small_video.json?metadata=true')) as {
    meta: { mainThumb: { src: string } };
    media: Record<string, string>[];
  };
  expect(meta.mainThumb.src).toBe(`${server.url}/v/k2/scene-small_video`);
  expect(media).toMatchObject([{ profile: 'webm_720p', format: 'webm', width: '256', height: '144' }]);
});

const unknown: [sentence: string, path: string][] = [
  ['another account', '/i/k3/scene-small.json?metadata=true'],
  ['an unknown picture', '/i/k2/nothing'],
  ["an unknown picture's metadata", '/i/k2/nothing.json?metadata=true'],
  ['an unknown set', '/s/k2/scene-small.json?metadata=true'],
  ['an unknown video', '/v/k2/lodestar-98.json'],
  ['an unknown profile of a video', '/v/k2/scene-small_video/mp4_4k'],
  ['an unknown type letter', '/x/k2/scene-small'],
  ['a path traversal', '/i/k2/..%2f..%2f..%2fetc%2fpasswd'],
  ['a property of Object.prototype', '/i/k2/__proto__.json'],
];
test.each(unknown)("%s is the vendor's 404", async (_, path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ status: 'error', errorMsg: expect.any(String) });
});

test('an excessive width is refused before anything is drawn', async () => {
  const answer = await get(`${front}?w=99999999`);
  expect(answer.status).toBe(400);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await readdir(dataDir)).toEqual([]);
});

test('a tile: negotiated WebP, long-lived, drawn once for concurrent requests', async () => {
  const tile = `${front}?w=340&h=453&fmt=auto&qlt=75`;
  const answers = await Promise.all([1, 2, 3].map(() => get(tile, { accept: 'image/avif,image/webp,*/*' })));
  const [first] = answers;
  const bytes = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
  expect(answers.map((answer) => [answer.status, answer.headers.get('content-type')])).toEqual(
    answers.map(() => [200, 'image/webp']),
  );
  expect(new Set(bytes.map((file) => file.toString('base64'))).size).toBe(1);
  expect(first?.headers.get('vary')).toBe('accept');
  expect(first?.headers.get('cache-control')).toContain('immutable');
  expect(first?.headers.get('access-control-allow-origin')).toBe('*');
  expect(await sharp(bytes[0]).metadata()).toMatchObject({ format: 'webp', width: 340, height: 453 });
  expect((await readdir(join(dataDir, 'masters'))).length).toBe(1);

  const etag = first?.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{20,}"$/);
  const again = await get(tile, { accept: 'image/webp', 'if-none-match': `"other", W/${etag}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

describe.each(['jpg', 'webp', 'avif', 'png'])('a file as %s', (format) => {
  const fileOf = async (query: string): Promise<Buffer> => {
    const answer = await get(`${front}?w=60&fmt=${format}${query}`);
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  const pixelsOf = (file: Buffer): Promise<Buffer> => sharp(file).raw().toBuffer();

  test('dpi only changes metadata, no pixels', async () => {
    const [none, low, high] = await Promise.all([fileOf(''), fileOf('&dpi=96'), fileOf('&dpi=144')]);
    expect(new Set([none, low, high].map((file) => file.toString('base64'))).size).toBe(3);
    const [first, ...others] = await Promise.all([none, low, high].map(pixelsOf));
    for (const other of others) expect(other.equals(first!)).toBe(true);
  });

  test('qlt changes bytes', async () => {
    const files = await Promise.all(['&qlt=30', '&qlt=75', '&qlt=90'].map(fileOf));
    expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(3);
  });
});

test('the dpi can be read off the file', async () => {
  const answer = await get(`${front}?w=60&fmt=jpg&dpi=144`);
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ density: 144 });
});

test('a packshot is extended with its own background, so that a tile shows no box', async () => {
  const square = await get(`${front}?w=200&h=200&fmt=png`);
  const { data, info } = await sharp(await square.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([200, 200]);
  // Left bar, the picture's own margin, right bar.
  for (const x of [0, 30, 199]) {
    const at = (100 * 200 + x) * info.channels;
    for (const [channel, level] of [0xec, 0xea, 0xe4].entries()) {
      expect(Math.abs((data[at + channel] ?? 0) - level)).toBeLessThanOrEqual(2);
    }
  }
});

test('colours differ, and none is empty', async () => {
  const colourOf = async (name: string): Promise<number[]> => {
    const answer = await get(`/i/k2/lodestar-98_${name}_front?w=60&fmt=png`);
    const middle = await sharp(await answer.arrayBuffer())
      .extract({ left: 25, top: 20, width: 10, height: 40 })
      .toBuffer();
    const { channels } = await sharp(middle).stats();
    return channels.slice(0, 3).map((channel) => Math.round(channel.mean));
  };
  const [patina, dayShift] = await Promise.all([colourOf('patina'), colourOf('day-shift')]);
  expect(Math.abs((patina?.[0] ?? 0) - (dayShift?.[0] ?? 0))).toBeGreaterThan(25);
});

test('the logo keeps its transparency, and img404 replaces missing pictures', async () => {
  const logo = await get('/i/k2/logo-skarn.png?w=200');
  expect((await sharp(await logo.arrayBuffer()).stats()).isOpaque).toBe(false);
  const standIn = await get('/i/k2/nothing?img404=logo-skarn&w=20&fmt=png');
  expect([standIn.status, standIn.headers.get('content-type')]).toEqual([404, 'image/png']);
});

test('a video: a VP8 WebM with range requests and a poster', async () => {
  const path = '/v/k2/scene-small_video/webm_720p';
  const whole = await get(path);
  const film = Buffer.from(await whole.arrayBuffer());
  expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
    200,
    'video/webm',
    'bytes',
  ]);
  expect(film.readUInt32BE(0)).toBe(0x1a45dfa3);
  expect(film.includes('V_VP8')).toBe(true);
  const part = await get(path, { range: 'bytes=4-11' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-11/${film.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(film.subarray(4, 12));
  expect((await get(path, { range: `bytes=${film.length}-` })).status).toBe(416);
  expect((await get(path, { range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200);
  const poster = await get('/v/k2/scene-small_video?maxW=15&maxH=15&fmt=jpg');
  expect(await sharp(await poster.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width: 15 });
}, 60_000);

test('drawn files survive a restart, but not a fresh start', async () => {
  const path = `${front}?w=340&h=453&fmt=webp&qlt=75`;
  const before = (await get(path)).headers.get('etag');
  const second = imageryStandin(testBrand, { dataDir, fresh: false });
  const other = await listen(second.app);
  try {
    const started = performance.now();
    expect((await fetch(other.url + path)).headers.get('etag')).toBe(before);
    expect(performance.now() - started).toBeLessThan(200);
  } finally {
    await other.close();
    await second.close();
  }
  const folder = await mkdtemp(join(tmpdir(), 'imagery-'));
  const third = imageryStandin(testBrand, { dataDir: folder, fresh: true });
  await third.prepare(['logo-skarn', 'nothing']);
  expect(await readdir(join(folder, 'masters'))).toHaveLength(1);
  const fourth = imageryStandin(testBrand, { dataDir: folder, fresh: true });
  await fourth.prepare([]);
  expect(await readdir(folder)).toEqual([]);
  await Promise.all([third.close(), fourth.close()]);
  await rm(folder, { recursive: true });
});

test('a scene is measured once it is drawn, a packshot never', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'imagery-'));
  const one = imageryStandin(testBrand, { dataDir: folder, fresh: true });
  const imageOf = async (path: string) =>
    ((await (await one.app.request(path)).json()) as { metadata: { image: object } }).metadata.image;
  const scene = '/i/k2/scene-small.json?metadata=true';
  const packshot = '/i/k2/lodestar-98_patina_front';
  expect(await imageOf(scene)).not.toHaveProperty('luminanceGrid');
  await one.prepare(['scene-small', 'lodestar-98_patina_front']);
  const measured = {
    columns: 12,
    rows: 8,
    brightest: expect.any(Array),
    darkest: expect.any(Array),
  } as object;
  expect(await imageOf(scene)).toMatchObject({ luminanceGrid: measured });
  const file = await one.app.request(`${scene.replace('.json?metadata=true', '')}?fmt=png`);
  const { channels } = await sharp(await file.arrayBuffer())
    .greyscale()
    .stats();
  expect(await imageOf(scene)).toMatchObject({ meanLuminance: expect.closeTo(channels[0]?.mean ?? NaN, -1) });
  const set = (await (await one.app.request('/s/k2/scene-small_set.json?metadata=true')).json()) as SetJson;
  expect(set.items[0]?.metadata).toMatchObject({ image: { luminanceGrid: measured } });
  expect(await imageOf(`${packshot}.json?metadata=true`)).not.toHaveProperty('luminanceGrid');
  await one.close();
  await rm(folder, { recursive: true });
}, 60_000);

test('src values use the public address when there is one', async () => {
  const elsewhere = imageryStandin(testBrand, {
    dataDir,
    fresh: false,
    publicUrl: 'https://images.skarn.test',
  });
  const answer = await elsewhere.app.request('http://127.0.0.1/s/k2/lodestar-98_patina_set.json');
  expect(await answer.json()).toMatchObject({
    items: [{ src: 'https://images.skarn.test/i/k2/lodestar-98_patina_front' }, {}, {}, {}],
  });
  await elsewhere.close();
});
