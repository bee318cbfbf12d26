/** Images of the image service. URLs are built locally; only dimensions and point of interest need a call. */
import { whenKnown, type Awaitable } from '../../sources/transport/awaitable.ts';
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { badInput, withFallback } from '../sourceErrors.ts';
import {
  cropOf,
  DPI,
  isPictureSide,
  isQuality,
  QUALITY,
  rendition,
  zoomed,
  type AspectRatios,
  type Descriptor,
  type Framing,
  type ImageRendition,
  type ImageSize,
  type ImageSource,
  type PictureFacts,
  type PictureParams,
  type Rectangle,
  type ZoomedPicture,
} from './renditions.rules.ts';

/** An image identified by its name at the image service. */
export interface ImageModel {
  kind: 'image';
  name: string;
  alt: string;
  /** Aspect ratios of the banner's frame. */
  aspect: AspectRatios | null;
  /** Product on a plain background: padded to the frame, never cropped. */
  isPackshot: boolean;
  /** Still of a video: the service serves it under `v` instead of `i` (wire-protocols 4.2). */
  isStill: boolean;
  /** Metadata from an image set; null when it has to be fetched. */
  facts: PictureFacts | null;
}

export function imageOf(
  name: string,
  alt: string,
  more: Partial<Pick<ImageModel, 'aspect' | 'isPackshot' | 'isStill' | 'facts'>> = {},
): ImageModel {
  return { kind: 'image', name, alt, aspect: null, isPackshot: false, isStill: false, facts: null, ...more };
}

/** Image of a content service field; null when the editor chose none. */
export function imageAt(
  picture: { amplience_id: string; alt_text: string } | null,
  alt: string,
  more: Parameters<typeof imageOf>[2] = {},
): ImageModel | null {
  return picture?.amplience_id ? imageOf(picture.amplience_id, picture.alt_text || alt, more) : null;
}

/** Addresses of an image's renditions. */
function addressesOf({ name, isStill }: ImageModel, ctx: RequestContext): (params: PictureParams) => string {
  return ctx.imagery.urls(name, isStill ? 'v' : 'i');
}

const unknownFacts: PictureFacts = { width: null, height: null, poi: null };

/**
 * Dimensions and point of interest; unknown when the image service is unavailable, and for stills, which have no
 * metadata.
 */
export function factsOf(image: ImageModel, ctx: RequestContext): Awaitable<PictureFacts> {
  if (image.facts) return image.facts;
  return image.isStill ? unknownFacts : readFacts(image.name, ctx);
}

async function readFacts(name: string, ctx: RequestContext): Promise<PictureFacts> {
  const found = await withFallback(ctx.imagery.image(name), null);
  return found
    ? { width: found.width, height: found.height, poi: found.metadata?.pointOfInterest ?? null }
    : unknownFacts;
}

/** Mean brightness, 0 black to 255 white; null when the image service is unavailable or does not report it. */
export async function meanLuminanceOf(image: ImageModel, ctx: RequestContext): Promise<number | null> {
  if (image.isStill) return null;
  const found = await withFallback(ctx.imagery.image(image.name), null);
  return found?.metadata?.image?.meanLuminance ?? null;
}

/** Brightness by fields; null when the image service is unavailable or does not report it. */
export async function luminanceGridOf(image: ImageModel, ctx: RequestContext) {
  if (image.isStill) return null;
  const found = await withFallback(ctx.imagery.image(image.name), null);
  return found?.metadata?.image?.luminanceGrid ?? null;
}

/** Framing of an image. Packshots are never cropped, so their metadata is not fetched. */
function framingOf(image: ImageModel, ctx: RequestContext): Awaitable<Framing> {
  const { aspect, isPackshot } = image;
  if (isPackshot) return { aspect, isPackshot, poi: null };
  return whenKnown(factsOf(image, ctx), ({ poi }) => ({ aspect, isPackshot, poi }));
}

export const ImageFormat = builder.enumType('ImageFormat', {
  description: 'File formats of the image service.',
  values: {
    AUTO: { value: 'auto', description: 'The smallest format the requesting browser supports.' },
    WEBP: { value: 'webp', description: 'WebP.' },
    AVIF: { value: 'avif', description: 'AVIF.' },
    JPEG: { value: 'jpg', description: 'JPEG on a white background.' },
    PNG: { value: 'png', description: 'PNG.' },
  } as const,
});

const sizes: Readonly<Record<ImageSize, string>> = {
  TILE: 'Product tile in a grid.',
  SLIDER: 'Product tile in a slider.',
  HOTSPOT_POPUP: 'Popup of a hotspot.',
  BANNER: 'Banner across the page; its height follows the banner’s aspect ratios.',
  ERROR_BANNER: 'Banner of the error page.',
  EVENT: 'Image of a circus event or a blog post, 3:2.',
  PORTRAIT: 'Portrait of a team member, 4:5.',
  GALLERY: 'Large picture of a product page.',
  CATEGORY: 'Category header: 3:1 above its text, 2:1 beside it.',
  STORE: 'Store in the list of stores, 7:3.',
  THUMBNAIL: 'Small picture below the large one.',
  CART_LINE: 'Line of the cart.',
  SWATCH: 'Picture of one colour.',
  MENU: 'Banner in the opened navigation.',
  OPEN_GRAPH: 'Preview of a shared link: 1200x630, JPEG.',
};

export const ImageSizeRef = builder.enumType('ImageSize', {
  description: 'A place on the page, which has image sizes of its own (catalogue.md 9).',
  values: Object.fromEntries(
    Object.entries(sizes).map(([size, description]) => [size, { value: size as ImageSize, description }]),
  ) as Record<ImageSize, { value: ImageSize; description: string }>,
});

const ImageDescriptorRef = builder.enumType('ImageDescriptor', {
  description: 'Descriptor by which a browser chooses among the files of an `ImageSource`.',
  values: {
    DENSITY: {
      value: 'density',
      description: 'Pixel density: each breakpoint has its own size, at 1x and at 2x.',
    },
    WIDTH: {
      value: 'width',
      description:
        'Displayed width: breakpoints whose frames share an aspect ratio are merged into one source with all their files, for use with `sizes`.',
    },
  } satisfies Record<string, { value: Descriptor; description: string }>,
});

const ImageSourceRef = builder.objectRef<ImageSource>('ImageSource').implement({
  description: 'The files for one breakpoint: a `source` element of a `picture`.',
  fields: (t) => ({
    media: t.exposeString('media', {
      nullable: true,
      description: 'Media query of the breakpoint; null for the last one, which matches all other screens.',
    }),
    srcSet: t.exposeString('srcSet', {
      description: 'URLs at 1x and, with doubled pixels, at 2x; or each with its file’s width.',
    }),
    sizes: t.exposeString('sizes', {
      nullable: true,
      description: 'The `sizes` attribute by the size table. Null when files are described by density.',
    }),
    width: t.exposeInt('width', {
      description: 'Width of the frame in CSS pixels, on the widest screens when it varies.',
    }),
    height: t.exposeInt('height', { description: 'Height of the same frame in CSS pixels.' }),
  }),
});

const ImageRenditionRef = builder.objectRef<ImageRendition>('ImageRendition').implement({
  description: 'Everything a `picture` element needs for one place on the page.',
  fields: (t) => ({
    src: t.string({
      description: 'URL for the `img` element: the widest breakpoint at 1x.',
      resolve: (picture) => picture.src(),
    }),
    width: t.exposeInt('width', { description: 'Displayed width of `src` in CSS pixels.' }),
    height: t.exposeInt('height', { description: 'Displayed height of `src` in CSS pixels.' }),
    sources: t.field({
      type: [ImageSourceRef],
      complexity: { field: 1, multiplier: 4 },
      description: 'One entry per breakpoint, narrowest first; the last has no media query.',
      args: {
        descriptor: t.arg({
          type: ImageDescriptorRef,
          required: true,
          defaultValue: 'density',
          description: 'Descriptor by which the browser chooses a file.',
        }),
      },
      resolve: (picture, { descriptor }) => picture.sources(descriptor),
    }),
    placeholder: t.string({
      description: 'Placeholder of at most 15 px, shown enlarged and blurred while the image loads.',
      resolve: (picture) => picture.placeholder(),
    }),
  }),
});

const ImageZoom = builder.objectRef<ZoomedPicture>('ImageZoom').implement({
  description: 'A high-resolution image for zooming up to three times (catalogue.md 9).',
  fields: (t) => ({
    src: t.exposeString('src', {
      description: 'URL of the file. Load it only when the shopper zooms.',
    }),
    width: t.exposeInt('width', {
      description: 'Width of the file in pixels, never more than the original has.',
    }),
    height: t.exposeInt('height', { description: 'Height of the file in pixels.' }),
  }),
});

const PointOfInterest = builder.objectRef<Rectangle>('PointOfInterest').implement({
  description:
    'The part of an image that every crop should keep: a rectangle in fractions of the image, 0 to 1.',
  fields: (t) => ({
    x: t.exposeFloat('x', { description: 'Left edge as a fraction of the width.' }),
    y: t.exposeFloat('y', { description: 'Top edge as a fraction of the height.' }),
    width: t.exposeFloat('w', { description: 'Width as a fraction of the width.' }),
    height: t.exposeFloat('h', { description: 'Height as a fraction of the height.' }),
  }),
});

export const Image = builder.objectRef<ImageModel>('Image').implement({
  description:
    'An image of the image service, identified by name. URLs are built without upstream calls, so a page full of products costs none; only cropped images fetch their point of interest.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name at the image service.' }),
    alt: t.exposeString('alt', {
      description: 'Alternative text; empty for decorative images.',
    }),
    url: t.string({
      description: 'URL of a rendition of any size. Prefer `rendition` where a size for the place exists.',
      args: {
        width: t.arg.int({
          required: true,
          description: 'Width of the file in pixels, 1 to 4000: on dense screens, twice what is shown.',
        }),
        height: t.arg.int({
          description:
            'Height of the file in pixels, 1 to 4000. A picture of a product on a plain background, such as `Product.image`, is padded with white to the frame and never cropped; other images are cropped to it around their point of interest, or around the centre without one. Keeps the aspect ratio when absent.',
        }),
        format: t.arg({ type: ImageFormat, defaultValue: 'auto', description: 'File format.' }),
        quality: t.arg.int({ defaultValue: QUALITY, description: '0 to 100; beyond is refused.' }),
      },
      resolve: async (image, { width, format, quality, ...args }, ctx) => {
        const height = args.height ?? null;
        if (!isPictureSide(width) || (height !== null && !isPictureSide(height))) {
          throw badInput('Image width and height must be between 1 and 4000 pixels.');
        }
        if (!isQuality(quality ?? QUALITY)) throw badInput('Image quality must be between 0 and 100.');
        const address = addressesOf(image, ctx);
        return address({
          w: width,
          ...(height === null ? {} : { h: height, ...cropOf(await framingOf(image, ctx)) }),
          fmt: format ?? 'auto',
          qlt: quality ?? QUALITY,
          bg: 'white',
          dpi: DPI.once,
        });
      },
    }),
    rendition: t.field({
      type: ImageRenditionRef,
      description:
        'Everything for the `picture` element of a place on the page. A cropped image keeps its point of interest at every breakpoint, at the cost of one image service call; it is cropped around its centre when the service is down. EVENT and PORTRAIT appear in lists, so they are always cropped around the centre and cost nothing.',
      args: { size: t.arg({ type: ImageSizeRef, required: true, description: 'The place.' }) },
      resolve: (image, { size }, ctx) => {
        // The cost of a list must not grow with its length.
        const isInLists = size === 'EVENT' || size === 'PORTRAIT';
        const { aspect, isPackshot } = image;
        const framing = isInLists ? { aspect, isPackshot, poi: null } : framingOf(image, ctx);
        return whenKnown(framing, (known) => rendition(size, addressesOf(image, ctx), known));
      },
    }),
    zoom: t.field({
      type: ImageZoom,
      description:
        'The frame of `rendition(size: GALLERY)` at the original’s resolution. Free for images of an image set; others cost one image service call, and have an estimated size when it is down.',
      resolve: (image, _args, ctx) =>
        whenKnown(factsOf(image, ctx), (facts) => {
          const { isPackshot } = image;
          return zoomed(addressesOf(image, ctx), facts, { isPackshot, poi: facts.poi });
        }),
    }),
    pointOfInterest: t.field({
      type: PointOfInterest,
      nullable: true,
      description:
        'The part that crops should keep. Null when none is set, or with an error when the image service is down. Costs one image service call.',
      complexity: 5,
      resolve: async ({ name, facts }, _args, ctx) =>
        facts ? facts.poi : ((await ctx.imagery.image(name))?.metadata?.pointOfInterest ?? null),
    }),
  }),
});
