/** Writes a WebM file of VP8 key frames (Matroska, RFC 9559; WebM subset): the minimum to play, seek and loop. */

/** Extracts the VP8 frame of a lossy WebP file (RFC 9649, 2.5: a RIFF chunk `VP8 `). Throws for any other WebP. */
export function frameOfWebp(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP') {
    throw new Error('not a WebP file');
  }
  for (let at = 12; at + 8 <= file.length;) {
    const name = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    if (name === 'VP8 ') return file.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new Error('a WebP without a lossy frame');
}

type Content = Buffer | Buffer[];

/** An element with an eight-byte size: longer than needed, but known before the content is copied. */
function element(id: number, content: Content): Buffer {
  const body = Array.isArray(content) ? Buffer.concat(content) : content;
  const idBytes = Buffer.from(
    id.toString(16).padStart(id > 0xffffff ? 8 : id > 0xffff ? 6 : id > 0xff ? 4 : 2, '0'),
    'hex',
  );
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(0x0100000000000000n | BigInt(body.length));
  return Buffer.concat([idBytes, size, body]);
}

function unsigned(id: number, value: number): Buffer {
  const body = Buffer.alloc(4);
  body.writeUInt32BE(value);
  return element(id, body);
}

function text(id: number, value: string): Buffer {
  return element(id, Buffer.from(value, 'utf8'));
}

function float(id: number, value: number): Buffer {
  const body = Buffer.alloc(8);
  body.writeDoubleBE(value);
  return element(id, body);
}

const millisecond = 1_000_000;
const framesPerCluster = 12;

export function webm(
  frames: readonly Buffer[],
  { width, height, framesPerSecond }: { width: number; height: number; framesPerSecond: number },
): Buffer {
  const timeOf = (frame: number): number => Math.round((frame * 1000) / framesPerSecond);
  const head = element(0x1a45dfa3, [
    unsigned(0x4286, 1),
    unsigned(0x42f7, 1),
    unsigned(0x42f2, 4),
    unsigned(0x42f3, 8),
    text(0x4282, 'webm'),
    unsigned(0x4287, 2),
    unsigned(0x4285, 2),
  ]);
  const info = element(0x1549a966, [
    unsigned(0x2ad7b1, millisecond),
    float(0x4489, timeOf(frames.length)),
    text(0x4d80, 'skarn'),
    text(0x5741, 'skarn'),
  ]);
  const tracks = element(0x1654ae6b, [
    element(0xae, [
      unsigned(0xd7, 1),
      unsigned(0x73c5, 1),
      unsigned(0x83, 1),
      unsigned(0x9c, 0),
      text(0x86, 'V_VP8'),
      unsigned(0x23e383, Math.round((1000 * millisecond) / framesPerSecond)),
      element(0xe0, [unsigned(0xb0, width), unsigned(0xba, height)]),
    ]),
  ]);
  const clusters: { time: number; bytes: Buffer }[] = [];
  for (let first = 0; first < frames.length; first += framesPerCluster) {
    const time = timeOf(first);
    const blocks = frames.slice(first, first + framesPerCluster).map((frame, i) => {
      const lead = Buffer.alloc(4);
      lead[0] = 0x81;
      lead.writeInt16BE(timeOf(first + i) - time, 1);
      lead[3] = 0x80;
      return element(0xa3, [lead, frame]);
    });
    clusters.push({ time, bytes: element(0x1f43b675, [unsigned(0xe7, time), ...blocks]) });
  }
  // Cues contain positions relative to the segment's content; their own length does not depend on the values.
  const cues = (start: number): Buffer => {
    let position = start;
    return element(
      0x1c53bb6b,
      clusters.map(({ time, bytes }) => {
        const point = element(0xbb, [
          unsigned(0xb3, time),
          element(0xb7, [unsigned(0xf7, 1), unsigned(0xf1, position)]),
        ]);
        position += bytes.length;
        return point;
      }),
    );
  };
  const before = info.length + tracks.length + cues(0).length;
  return Buffer.concat([
    head,
    element(0x18538067, [info, tracks, cues(before), ...clusters.map(({ bytes }) => bytes)]),
  ]);
}
