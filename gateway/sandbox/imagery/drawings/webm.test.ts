import sharp from 'sharp';
import { expect, test } from 'vitest';
import { frameOfWebp, webm } from './webm.ts';

async function lossy(red: number): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background: { r: red, g: 80, b: 40 } } })
    .webp({ quality: 60 })
    .toBuffer();
}

test('a lossy WebP contains a VP8 key frame of its size', async () => {
  const frame = frameOfWebp(await lossy(200));
  // RFC 6386, 9.1: bit 0 of the tag is 0 for key frames, then the start code, then 14 bits each of width and height.
  expect((frame[0] ?? 1) & 1).toBe(0);
  expect([...frame.subarray(3, 6)]).toEqual([0x9d, 0x01, 0x2a]);
  expect([frame.readUInt16LE(6) & 0x3fff, frame.readUInt16LE(8) & 0x3fff]).toEqual([64, 48]);
});

test('a lossless WebP and a PNG contain none', async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });
  const lossless = await picture.clone().webp({ lossless: true }).toBuffer();
  const png = await picture.png().toBuffer();
  expect(() => frameOfWebp(lossless)).toThrow('without a lossy frame');
  expect(() => frameOfWebp(png)).toThrow('not a WebP');
});

interface Element {
  id: number;
  content: Buffer;
  at: number;
}

/** Parses the children of an element: our files use eight-byte sizes only. */
function children(content: Buffer): Element[] {
  const found: Element[] = [];
  for (let at = 0; at < content.length;) {
    const start = at;
    const length = Math.clz32(content[at] ?? 0) - 23;
    const id = content.readUIntBE(at, length);
    at += length;
    const size = Number(content.readBigUInt64BE(at) & 0x00ffffffffffffffn);
    at += 8;
    found.push({ id, content: content.subarray(at, at + size), at: start });
    at += size;
  }
  return found;
}

test('every frame can be read back, in order and with its time, and cues point at clusters', async () => {
  const frames = await Promise.all(
    Array.from({ length: 30 }, async (_, i) => frameOfWebp(await lossy(i * 8))),
  );
  const file = webm(frames, { width: 64, height: 48, framesPerSecond: 10 });
  const [, segment] = children(file);
  const parts = children(segment?.content ?? Buffer.alloc(0));
  const clusters = parts.filter((part) => part.id === 0x1f43b675);
  const read = clusters.flatMap((cluster) => {
    const [time, ...blocks] = children(cluster.content);
    const base = time?.content.readUInt32BE(0) ?? -1;
    return blocks.map((block) => ({
      time: base + block.content.readInt16BE(1),
      frame: block.content.subarray(4),
    }));
  });
  expect(read.map(({ time }) => time)).toEqual(frames.map((_, i) => i * 100));
  expect(read.map(({ frame }) => frame)).toEqual(frames);

  const cues = parts.find((part) => part.id === 0x1c53bb6b);
  const positions = children(cues?.content ?? Buffer.alloc(0)).map((point) => {
    const place = children(point.content).find((part) => part.id === 0xb7);
    return children(place?.content ?? Buffer.alloc(0))
      .find((part) => part.id === 0xf1)
      ?.content.readUInt32BE(0);
  });
  expect(positions).toEqual(clusters.map((cluster) => cluster.at));
});
