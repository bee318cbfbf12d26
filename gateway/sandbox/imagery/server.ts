/**
 * Stand-in of the image service: the vendor's metadata, renditions and videos (wire-protocols 4) of pictures drawn by
 * `drawings/`. `fmt=auto` prefers WebP over AVIF, since encoding an AVIF takes ten times as long.
 */
import { Hono, type Context } from 'hono';
import type { Brand } from '../brand/types.ts';
import type { Standin, StandinOptions } from '../source.ts';
import { clipFormat } from './drawings/clip.ts';
import { libraryOf, type Library, type Picture } from './library.ts';
import { imageBody, setBody, videoBody, type Measured, type Place } from './metadata.ts';
import type { StoredFile } from './pictureStore.ts';
import { parseRange } from './range.rules.ts';
import { QueueFull } from './renderQueue.ts';
import { parseRendition, type RenditionFormat } from './rendition.rules.ts';
import { PictureRenderer } from './pictureRenderer.ts';
import { hasMaster } from './studio/masters.ts';

export interface ImageryOptions extends StandinOptions {
  /** Origin of `src` values; the request's own when absent. */
  publicUrl?: string;
  /** Serves a transparent pixel for every rendition, for tests of pages. */
  blank?: boolean;
}

const alias = 'k2';
const mediaTypes: Readonly<Record<RenditionFormat, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
};
/** Pictures never change under a name: a redrawn brand is a new build of the sandbox. */
const forLong = 'public, max-age=31536000, s-maxage=31536000, immutable';
const blankPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const forMinutes = 'public, max-age=300, s-maxage=3600';

export interface ImageryStandin extends Standin {
  /** Draws masters in advance, in the given order; unknown names are skipped. */
  prepare(names: readonly string[]): Promise<void>;
}

export function imageryStandin(brand: Brand, options: ImageryOptions): ImageryStandin {
  const library = libraryOf(brand, hasMaster);
  const renderer = new PictureRenderer(options.dataDir);
  const ready = options.fresh ? renderer.clear() : Promise.resolve();
  const app = new Hono();

  app.use('*', async (c, next) => {
    c.header('access-control-allow-origin', '*');
    c.header('access-control-expose-headers', 'etag, content-length, content-range, accept-ranges');
    c.header('timing-allow-origin', '*');
    c.header('cross-origin-resource-policy', 'cross-origin');
    c.header('x-content-type-options', 'nosniff');
    if (c.req.method === 'OPTIONS') {
      return c.body(null, 204, {
        'access-control-allow-methods': 'GET, HEAD, OPTIONS',
        'access-control-allow-headers':
          c.req.header('access-control-request-headers') ?? 'range, if-none-match',
        'access-control-max-age': '86400',
      });
    }
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return failure(c, 405, 'Method not allowed', { allow: 'GET, HEAD, OPTIONS' });
    }
    await ready;
    await next();
  });

  app.get('/:type{[isv]}/:alias/:file', async (c) => {
    const type = c.req.param('type') as 'i' | 's' | 'v';
    const { name, extension } = splitFile(c.req.param('file'));
    if (c.req.param('alias') !== alias) return failure(c, 404, 'Account not found');
    if (extension === 'json') return metadata(c, type, name);
    const picture = pictureOf(library, type, name);
    if (picture) return picturePart(c, picture, extension, 200);
    const standIn = library.pictures.get(c.req.query('img404') ?? '');
    return standIn
      ? picturePart(c, standIn, extension, 404)
      : failure(c, 404, `Failed to get ${words[type]}`);
  });

  app.get('/v/:alias/:name/:profile', async (c) => {
    const clip = c.req.param('alias') === alias ? library.clips.get(c.req.param('name')) : undefined;
    if (!clip || c.req.param('profile') !== clipFormat.profile) return failure(c, 404, 'Failed to get video');
    const file = await renderer.clip(clip);
    return film(c, file);
  });

  app.notFound((c) => failure(c, 404, 'Not found'));
  app.onError((error, c) => {
    if (error instanceof QueueFull) return failure(c, 503, error.message, { 'retry-after': '2' });
    return failure(c, 500, 'The picture could not be drawn');
  });

  async function metadata(c: Context, type: 'i' | 's' | 'v', name: string): Promise<Response> {
    const place: Place = { base: options.publicUrl ?? originOf(c), alias };
    const withMetadata = c.req.query('metadata') === 'true';
    let body: object | null = null;
    if (type === 'i') {
      const picture = library.pictures.get(name);
      body = picture ? imageBody(picture, withMetadata ? await measuredOf([picture]) : null) : null;
    } else if (type === 's') {
      const set = library.sets.get(name);
      const deep = c.req.query('deep') === 'true';
      const pictures = set?.items.flatMap((item) => (item.type === 'img' ? item.picture : [])) ?? [];
      const measured = withMetadata ? await measuredOf(pictures) : null;
      body = set ? setBody(set, place, { metadata: measured, deep }) : null;
    } else {
      const clip = library.clips.get(name);
      body = clip ? videoBody(clip, place, await renderer.clipSize(clip)) : null;
    }
    if (!body) return failure(c, 404, `Failed to get ${words[type]}`);
    return c.json(body, 200, { 'cache-control': forMinutes });
  }

  async function measuredOf(pictures: readonly Picture[]): Promise<Measured> {
    const found = await Promise.all(
      pictures.map(async (picture) => [picture.name, await renderer.brightness(picture)] as const),
    );
    return new Map(found.flatMap(([name, brightness]) => (brightness ? [[name, brightness]] : [])));
  }

  async function picturePart(
    c: Context,
    picture: Picture,
    extension: string | null,
    status: 200 | 404,
  ): Promise<Response> {
    const query = [...new URL(c.req.url).searchParams.entries()];
    const parsed = parseRendition(query, extension, c.req.header('accept') ?? '', picture);
    if ('error' in parsed) return failure(c, 400, parsed.error);
    if (options.blank) {
      return c.body(blankPicture, status, { 'content-type': 'image/png', 'cache-control': forLong });
    }
    const file = await renderer.rendition(picture, parsed.rendition);
    const headers = {
      'content-type': mediaTypes[parsed.rendition.format],
      'cache-control': status === 200 ? forLong : 'no-store',
      etag: file.etag,
      ...(parsed.negotiated ? { vary: 'accept' } : {}),
    };
    if (status === 200 && matches(c.req.header('if-none-match'), file.etag))
      return c.body(null, 304, headers);
    return c.body(file.bytes, status, { ...headers, 'content-length': String(file.bytes.length) });
  }

  return {
    name: 'imagery',
    app,
    owns: (pathname) => /^\/[isv]\//.test(pathname),
    close: () => renderer.close(),
    prepare: async (names) => {
      await ready;
      for (const name of names) {
        const picture = library.pictures.get(name);
        if (picture) await renderer.prepare(picture);
      }
    },
  };
}

const words = { i: 'image', s: 'set', v: 'video' } as const;

/** The host as the caller named it: TLS may be terminated by a proxy. */
function originOf(c: Context): string {
  const { origin } = new URL(c.req.url);
  return c.req.header('x-forwarded-proto') === 'https' ? origin.replace(/^http:/, 'https:') : origin;
}

function splitFile(file: string): { name: string; extension: string | null } {
  const dot = file.lastIndexOf('.');
  return dot === -1
    ? { name: file, extension: null }
    : { name: file.slice(0, dot), extension: file.slice(dot + 1).toLowerCase() };
}

/** As at the vendor, a set's rendition is its first picture, a video's its poster. */
function pictureOf(library: Library, type: 'i' | 's' | 'v', name: string): Picture | null {
  if (type === 'i') return library.pictures.get(name) ?? null;
  if (type === 'v') return library.clips.get(name)?.poster ?? null;
  const first = library.sets.get(name)?.items.find((item) => item.type === 'img');
  return first?.type === 'img' ? first.picture : null;
}

function film(c: Context, file: StoredFile): Response {
  const headers = {
    'content-type': `video/${clipFormat.format}`,
    'cache-control': forLong,
    'accept-ranges': 'bytes',
    etag: file.etag,
  };
  if (matches(c.req.header('if-none-match'), file.etag)) return c.body(null, 304, headers);
  const size = file.bytes.length;
  const ifRange = c.req.header('if-range');
  const range =
    ifRange === undefined || ifRange === file.etag ? parseRange(c.req.header('range'), size) : 'whole';
  if (range === 'unsatisfiable') {
    return failure(c, 416, 'Range not satisfiable', { 'content-range': `bytes */${size}` });
  }
  if (range === 'whole') return c.body(file.bytes, 200, { ...headers, 'content-length': String(size) });
  return c.body(file.bytes.subarray(range.first, range.last + 1), 206, {
    ...headers,
    'content-length': String(range.last - range.first + 1),
    'content-range': `bytes ${range.first}-${range.last}/${size}`,
  });
}

/** Weak comparison, as conditional reads require (RFC 9110, 13.1.2). */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

function failure(
  c: Context,
  status: 400 | 404 | 405 | 416 | 500 | 503,
  errorMsg: string,
  headers: Record<string, string> = {},
): Response {
  return c.json({ status: 'error', code: status, errorMsg }, status, {
    'cache-control': 'no-store',
    ...headers,
  });
}
