/**
 * JSON of the image service's metadata calls as received (wire-protocols 4.2), reduced to the fields we read.
 * "Missing" has three spellings (404, `status: "error"`, a set without items); all become null here.
 */
import { z } from 'zod';

/** Rectangle in fractions of the picture; x and y are its top-left corner. Absent on most pictures. */
const pointOfInterestJson = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });

/**
 * Hotspots come as lists inside a vendor envelope; the domain that shows them reads their fields. How bright a picture
 * is, 0 to 255, is a custom property of the account: many pictures have none.
 */
const metadataJson = z.object({
  pointOfInterest: pointOfInterestJson.optional(),
  image: z.object({ meanLuminance: z.number().min(0).max(255).nullish().catch(null) }).optional(),
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

/** Sets within sets are laid out in place. Kinds we do not know (spin sets, 3D) are left out: the gallery keeps the rest. */
function knownItems(items: z.output<typeof looseItemsJson>): z.output<typeof setItemJson>[] {
  return items.flatMap((item) => {
    const known = setItemJson.safeParse(item);
    if (known.success) return [known.data];
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

const missing = z
  .union([z.object({ status: z.literal('error') }), z.object({ items: z.tuple([]) })])
  .transform(() => null);

export const imageAnswer = z.union([missing, imageJson]);
export const imageSetAnswer = z.union([
  missing,
  imageSetJson,
  z.object({ name: z.string() }).transform(() => null),
]);
export const videoAnswer = z.union([missing, videoJson]);

export type PointOfInterestJson = z.output<typeof pointOfInterestJson>;
export type ImageJson = z.output<typeof imageJson>;
export type ImageSetItemJson = z.output<typeof setItemJson>;
export type ImageSetJson = z.output<typeof imageSetJson>;
export type VideoMediaJson = z.output<typeof videoMediaJson>;
export type VideoJson = z.output<typeof videoJson>;
