/**
 * The image service (catalogue.md 7.5, wire-protocols 4.2): metadata by name, and addresses of renditions, which need no
 * call. No call varies on the request's scope.
 */
import { BatchLoader } from '../transport/batchLoader.ts';
import { z } from 'zod';
import type { Caller } from '../transport/caller.ts';
import { defineCall, type CacheTimes } from '../transport/call.ts';
import type { AnswerCache } from '../transport/cache/answerCache.ts';
import { Source } from '../transport/source.ts';
import { imageUrl, imageUrls, type RenditionParams } from './imageUrl.ts';

export interface ImageryConfig {
  /** Where the gateway asks for metadata. */
  url: string;
  /** Where shoppers' browsers fetch pictures; the same as `url` when absent. */
  publicUrl?: string;
  /** Account at the image service. */
  alias: string;
  answers?: AnswerCache | undefined;
}

export interface ImagerySource {
  source: Source;
  alias: string;
  publicUrl: string;
}

export function imagerySource(config: ImageryConfig): ImagerySource {
  return {
    // Pictures are shown without metadata when it comes too late.
    source: new Source({
      name: 'imagery',
      url: config.url,
      connections: 32,
      totalTimeoutMs: 1_500,
      answers: config.answers,
      hedges: true,
    }),
    alias: config.alias,
    publicUrl: (config.publicUrl ?? config.url).replace(/\/+$/, ''),
  };
}

/** Rectangle in fractions of the picture; x and y are its top-left corner. Absent on most pictures. */
const pointOfInterestJson = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });

const luminance = z.number().min(0).max(255);

/** Fields of the picture, row by row from its top-left corner; 0 black to 255 white. */
const luminanceGridJson = z
  .object({
    columns: z.int().min(1).max(64),
    rows: z.int().min(1).max(64),
    /** Of each field's brightest part. */
    brightest: z.array(luminance),
    /** Of its darkest. */
    darkest: z.array(luminance),
  })
  .refine(({ columns, rows, brightest, darkest }) =>
    [brightest, darkest].every((fields) => fields.length === columns * rows),
  );

/** `meanLuminance` and `luminanceGrid` are custom properties of the account that many pictures lack. */
const metadataJson = z.object({
  pointOfInterest: pointOfInterestJson.optional(),
  image: z
    .object({
      meanLuminance: luminance.nullish().catch(null),
      luminanceGrid: luminanceGridJson.nullish().catch(null),
    })
    .optional(),
});

const imageJson = z.object({
  isImage: z.literal(true),
  alpha: z.boolean().optional(),
  /** Pixels of the master picture. */
  width: z.number(),
  height: z.number(),
  format: z.string().optional(),
  metadata: metadataJson.optional(),
});

const setImageJson = z.object({
  type: z.literal('img'),
  /** Absolute, without extension and parameters. */
  src: z.string(),
  width: z.number().optional(),
  height: z.number().optional(),
  metadata: metadataJson.optional(),
});

const setVideoJson = z.object({
  type: z.literal('video'),
  name: z.string().optional(),
  src: z.string(),
  mainThumb: z.object({ src: z.string() }).optional(),
});

const setItemJson = z.discriminatedUnion('type', [setImageJson, setVideoJson]);

const looseItemsJson = z.array(z.looseObject({ type: z.string() }));

/** A set within a set; its items come with it when asked for with `deep`. */
const nestedSetJson = z.object({ type: z.literal('set'), set: z.object({ items: looseItemsJson }) });

/** A turn: its pictures in equal steps. They come with it when asked for with `deep`. */
const spinJson = z.object({ type: z.literal('spin'), set: z.object({ items: looseItemsJson.min(2) }) });

interface SetSpinJson {
  type: 'spin';
  frames: z.output<typeof setImageJson>[];
}

/** Flattens nested sets and leaves out unknown kinds (3D). */
function knownItems(items: z.output<typeof looseItemsJson>): (z.output<typeof setItemJson> | SetSpinJson)[] {
  return items.flatMap((item) => {
    const known = setItemJson.safeParse(item);
    if (known.success) return [known.data];
    const spin = spinJson.safeParse(item);
    if (spin.success) {
      const frames = spin.data.set.items.flatMap((frame) => setImageJson.safeParse(frame).data ?? []);
      return frames.length === spin.data.set.items.length ? [{ type: 'spin' as const, frames }] : [];
    }
    const nested = nestedSetJson.safeParse(item);
    return nested.success ? knownItems(nested.data.set.items) : [];
  });
}

const imageSetJson = z.object({
  name: z.string(),
  items: looseItemsJson.min(1).transform(knownItems),
});

/** The vendor writes numbers in `media` as strings. */
const numberText = z.union([z.string(), z.number()]).transform(Number).pipe(z.number());

const videoMediaJson = z.object({
  src: z.string(),
  /** Such as `webm_720p` or `mp4_720p`. */
  profile: z.string(),
  format: z.string().optional(),
  width: numberText.optional(),
  height: numberText.optional(),
  /** Kilobits per second. */
  bitrate: numberText.optional(),
});

const videoJson = z.object({
  id: z.string().optional(),
  meta: z.object({
    title: z.string().optional(),
    /** Milliseconds. */
    duration: z.union([z.string(), z.number()]).transform(Number).optional(),
    mainThumb: z.object({ src: z.string() }).optional(),
  }),
  media: z.array(videoMediaJson),
});

/** The vendor says "missing" in three ways: 404, `status: "error"`, a set without items. All become null. */
const missing = z
  .union([z.object({ status: z.literal('error') }), z.object({ items: z.tuple([]) })])
  .transform(() => null);

const imageAnswer = z.union([missing, imageJson]);
const imageSetAnswer = z.union([missing, imageSetJson, z.object({ name: z.string() }).transform(() => null)]);
const videoAnswer = z.union([missing, videoJson]);

type ImageJson = z.output<typeof imageJson>;
export type ImageSetItemJson = z.output<typeof setItemJson> | SetSpinJson;
type ImageSetJson = z.output<typeof imageSetJson>;
type VideoJson = z.output<typeof videoJson>;

interface MediaArgs {
  alias: string;
  name: string;
}

const cache: CacheTimes = { freshMs: 300_000, staleWhileRevalidateMs: 300_000, staleIfErrorMs: 86_400_000 };
const statuses = { 404: null };

function path(type: 'i' | 's' | 'v', { alias, name }: MediaArgs): string {
  return `/${type}/${encodeURIComponent(alias)}/${encodeURIComponent(name)}.json`;
}

/** Null when there is no such image. */
const getImage = defineCall<MediaArgs, ImageJson | null>({
  source: 'imagery',
  name: 'getImage',
  method: 'GET',
  route: '/i/{alias}/{name}.json',
  varies: [],
  idempotent: true,
  cache,
  request: (args) => ({ path: path('i', args), query: { metadata: true } }),
  answer: imageAnswer,
  statuses,
});

/** Null when there is no such set, or nothing in it. `deep` because sets may hold sets. */
const getImageSet = defineCall<MediaArgs, ImageSetJson | null>({
  source: 'imagery',
  name: 'getImageSet',
  method: 'GET',
  route: '/s/{alias}/{name}.json',
  varies: [],
  idempotent: true,
  cache,
  request: (args) => ({ path: path('s', args), query: { metadata: true, deep: true } }),
  answer: imageSetAnswer,
  statuses,
});

/** Null when there is no such video. `protocol=https` because the vendor's `src` values are http otherwise. */
const getVideo = defineCall<MediaArgs, VideoJson | null>({
  source: 'imagery',
  name: 'getVideo',
  method: 'GET',
  route: '/v/{alias}/{name}.json',
  varies: [],
  idempotent: true,
  cache,
  request: (args) => ({ path: path('v', args), query: { metadata: true, protocol: 'https' } }),
  answer: videoAnswer,
  statuses,
});

export type ImageryHandle = ReturnType<typeof createImagery>;

export function createImagery({ source, alias, publicUrl }: ImagerySource, caller: Caller) {
  // The vendor has no call for several names: the loaders deduplicate and do not batch.
  const imageByName = new BatchLoader<string, ImageJson | null>(
    each((name) => source.run(getImage, { alias, name }, caller)),
  );
  const imageSetByName = new BatchLoader<string, ImageSetJson | null>(
    each((name) => source.run(getImageSet, { alias, name }, caller)),
  );
  const videoByName = new BatchLoader<string, VideoJson | null>(
    each((name) => source.run(getVideo, { alias, name }, caller)),
  );
  return {
    alias,
    /** Size and point of interest; null when there is no such image. */
    image: (name: string) => imageByName.load(name),
    /** Items in gallery order; null when there is no such set. */
    imageSet: (name: string) => imageSetByName.load(name),
    /** Files and poster; null when there is no such video. */
    video: (name: string) => videoByName.load(name),
    /** Public address of a rendition; no upstream call. */
    url: (name: string, params?: RenditionParams) => imageUrl(publicUrl, alias, name, params),
    /** Public addresses of one image's renditions. @param folder `v` for the stills of a video. */
    urls: (name: string, folder?: 'i' | 'v') => imageUrls(publicUrl, alias, name, folder),
  };
}

/** An error per name: one failing picture does not fail the others. */
function each<Value>(load: (name: string) => Promise<Value>) {
  return (names: readonly string[]): Promise<(Value | Error)[]> =>
    Promise.all(names.map((name) => load(name).catch((error: unknown) => asError(error))));
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
