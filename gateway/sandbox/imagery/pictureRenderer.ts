/**
 * Produces pictures: reads masters that the studio rendered, draws the others in worker threads (landscapes are CPU-bound and must not block the other stand-ins),
 * and derives renditions from them with sharp.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { brightnessOf, type Brightness } from './brightness.ts';
import { DrawingThread } from './drawingThread.ts';
import { drawingVersion } from './drawings/drawingVersion.ts';
import { keptBrightness } from './keptBrightness.ts';
import { packshotGround, type Clip, type Picture } from './library.ts';
import { PictureStore, type StoredFile } from './pictureStore.ts';
import { RenderQueue } from './renderQueue.ts';
import type { Rendition } from './rendition.rules.ts';
import { hasMaster, masterFile, mastersFolder } from './studio/masters.ts';

const maxRenditionBytes = 768 * 1024 * 1024;

export class PictureRenderer {
  /** Masters that the studio rendered in advance. */
  readonly #rendered = new PictureStore(mastersFolder, null);
  readonly #masters: PictureStore;
  readonly #renditions: PictureStore;
  /** Landscapes take seconds, packshots milliseconds: separate queues, so that a tile does not wait for a landscape. */
  readonly #lanes = { quick: lane(), slow: lane() };
  /**
   * Masters and renditions have separate queues: a rendition waits for its master, which must be able to get a slot.
   */
  readonly #cutting = new RenderQueue({ atOnce: 2, longest: 2_000 });

  /** By the master's file, at most one a scene. */
  readonly #brightness = new Map<string, Promise<Brightness>>();

  constructor(dataDir: string) {
    this.#masters = new PictureStore(join(dataDir, 'masters'), null);
    this.#renditions = new PictureStore(join(dataDir, 'renditions'), maxRenditionBytes);
  }

  async clear(): Promise<void> {
    await Promise.all([this.#masters.clear(), this.#renditions.clear()]);
  }

  async close(): Promise<void> {
    await Promise.all([this.#lanes.quick.thread.close(), this.#lanes.slow.thread.close()]);
  }

  async rendition(picture: Picture, asked: Rendition): Promise<StoredFile> {
    const { spec, width, height } = picture;
    const file = `${hashOf([drawingVersion, spec, renderedFileOf(picture), width, height, asked])}.${asked.format}`;
    const stored = await this.#renditions.read(file);
    if (stored) return stored;
    const master = await this.#master(picture);
    return this.#cutting.run(file, async () =>
      this.#renditions.write(file, await cut(master.bytes, picture, asked)),
    );
  }

  async clip(clip: Clip): Promise<StoredFile> {
    const file = clipFile(clip);
    const stored = await this.#masters.read(file);
    if (stored) return stored;
    const poster = await this.#master(clip.poster);
    const { queue, thread } = this.#lanes.slow;
    return queue.run(file, async () =>
      this.#masters.write(
        file,
        await thread.draw({ job: 'clip', spec: clip.poster.spec, poster: poster.bytes }),
      ),
    );
  }

  /** Size of a clip in bytes if it exists already, else null. */
  clipSize(clip: Clip): Promise<number | null> {
    return this.#masters.size(clipFile(clip));
  }

  /** Draws a master in advance. */
  async prepare(picture: Picture): Promise<void> {
    await this.#master(picture);
  }

  /**
   * Null for a picture that is never measured, and for one that is not drawn yet: metadata does not wait for a drawing,
   * which takes seconds.
   */
  async brightness(picture: Picture): Promise<Brightness | null> {
    if (picture.meanLuminance === null) return null;
    const rendered = renderedFileOf(picture);
    const kept = rendered === null ? null : keptBrightness(rendered);
    if (kept) return kept;
    const file = rendered ?? drawnFileOf(picture);
    const known = this.#brightness.get(file);
    if (known) return known;
    const master = await this.#storedMaster(picture);
    if (!master) return null;
    const measured = this.#brightness.get(file) ?? brightnessOf(master.bytes);
    this.#brightness.set(file, measured);
    return measured;
  }

  /** Null when it has to be drawn first. */
  async #storedMaster(picture: Picture): Promise<StoredFile | null> {
    const renderedFile = renderedFileOf(picture);
    const rendered = renderedFile ? await this.#rendered.read(renderedFile) : null;
    return rendered ?? this.#masters.read(drawnFileOf(picture));
  }

  async #master(picture: Picture): Promise<StoredFile> {
    const stored = await this.#storedMaster(picture);
    if (stored) return stored;
    const file = drawnFileOf(picture);
    const { spec, width, height } = picture;
    const slow = spec.kind === 'scene' || (spec.kind === 'product' && spec.angle === 'scene');
    const { queue, thread } = slow ? this.#lanes.slow : this.#lanes.quick;
    return queue.run(file, async () =>
      this.#masters.write(file, await thread.draw({ job: 'master', spec, width, height })),
    );
  }
}

function lane(): { thread: DrawingThread; queue: RenderQueue } {
  return { thread: new DrawingThread(), queue: new RenderQueue({ atOnce: 1, longest: 2_000 }) };
}

function clipFile(clip: Clip): string {
  return `${hashOf([drawingVersion, 'clip', clip.poster.spec, renderedFileOf(clip.poster)])}.webm`;
}

function drawnFileOf({ spec, width, height, alpha }: Picture): string {
  return `${hashOf([drawingVersion, spec, width, height])}.${alpha ? 'png' : 'jpg'}`;
}

/** Null for pictures that are drawn. */
function renderedFileOf(picture: Picture): string | null {
  return hasMaster(picture) ? masterFile(picture) : null;
}

function hashOf(identity: unknown): string {
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 40);
}

async function cut(master: Buffer, picture: Picture, asked: Rendition): Promise<Buffer<ArrayBuffer>> {
  const { width, height, fit, format, quality, dpi } = asked;
  const ground = asked.background ?? (picture.alpha ? null : (picture.ground ?? '#ffffff'));
  let image = sharp(master);
  if (fit === 'cover') {
    // Cropped around the focus here: sharp only supports compass points.
    const scale = Math.min(picture.width / width, picture.height / height);
    const cropWidth = Math.min(picture.width, Math.max(1, Math.round(width * scale)));
    const cropHeight = Math.min(picture.height, Math.max(1, Math.round(height * scale)));
    image = image.extract({
      left: Math.round(between(0, asked.focus.x * picture.width - cropWidth / 2, picture.width - cropWidth)),
      top: Math.round(
        between(0, asked.focus.y * picture.height - cropHeight / 2, picture.height - cropHeight),
      ),
      width: cropWidth,
      height: cropHeight,
    });
  }
  image = image.resize(width, height, {
    fit: fit === 'contain' ? 'contain' : 'fill',
    background: ground ?? { r: 0, g: 0, b: 0, alpha: 0 },
  });
  if (picture.alpha && (asked.background || format === 'jpg')) {
    image = image.flatten({ background: asked.background ?? packshotGround });
  }
  if (dpi !== null) image = image.withDensity(dpi);
  switch (format) {
    case 'webp':
      // The larger the picture, the less effort: the first visitor waits for the encoder.
      image = image.webp({
        quality,
        effort: width * height > 500_000 ? 1 : 3,
        smartSubsample: width * height < 500_000,
      });
      break;
    case 'avif':
      image = image.avif({ quality, effort: 2 });
      break;
    case 'png':
      // PNG is lossless: its quality is the compression effort, in tens (wire-protocols 4.3: png 90).
      image = image.png({ compressionLevel: Math.min(9, Math.floor(quality / 10)) });
      break;
    case 'jpg':
      image = image.jpeg({ quality, progressive: true, chromaSubsampling: quality > 80 ? '4:4:4' : '4:2:0' });
      break;
  }
  return Buffer.from(await image.toBuffer());
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(least, value), Math.max(least, most));
}
