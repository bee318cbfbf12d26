/** Pictures of the image service: addresses are built here, and only size and point of interest ask the service. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { badInput, unlessIll } from '../sourceErrors.ts';
import {
  cropOf,
  DPI,
  isPictureSide,
  QUALITY,
  rendition,
  zoomed,
  type AspectRatios,
  type Descriptor,
  type ImageRendition,
  type ImageSize,
  type ImageSource,
  type PictureFacts,
  type PictureParams,
  type Rectangle,
  type ZoomedPicture,
} from './renditions.rules.ts';

/** A picture by its name at the image service. */
export interface ImageModel {
  kind: 'image';
  name: string;
  alt: string;
  /** Shape of the frame that a banner gives its picture. */
  aspect: AspectRatios | null;
  /** A product before an even ground: placed in a frame of another shape, never cropped. */
  isPackshot: boolean;
  /** First picture of a video: the service keeps it below `v` instead of `i` (wire-protocols 4.2). */
  isStill: boolean;
  /** What an image set told of it already; null when the image service has to be asked. */
  facts: PictureFacts | null;
}

export function imageOf(
  name: string,
  alt: string,
  more: Partial<Pick<ImageModel, 'aspect' | 'isPackshot' | 'isStill' | 'facts'>> = {},
): ImageModel {
  return { kind: 'image', name, alt, aspect: null, isPackshot: false, isStill: false, facts: null, ...more };
}

/** A picture field of the content service; null when the editor chose none. */
export function imageAt(
  picture: { amplience_id: string; alt_text: string } | null,
  alt: string,
  more: Parameters<typeof imageOf>[2] = {},
): ImageModel | null {
  return picture?.amplience_id ? imageOf(picture.amplience_id, picture.alt_text || alt, more) : null;
}

function address(image: ImageModel, params: PictureParams, ctx: RequestContext): string {
  const url = ctx.imagery.url(image.name, params);
  const { alias } = ctx.imagery;
  return image.isStill ? url.replace(`/i/${alias}/`, `/v/${alias}/`) : url;
}

const unknownFacts: PictureFacts = { width: null, height: null, poi: null };

/** Size and point of interest; unknown when the image service is ill, and of stills, which it keeps no word of. */
export async function factsOf(image: ImageModel, ctx: RequestContext): Promise<PictureFacts> {
  if (image.facts) return image.facts;
  if (image.isStill) return unknownFacts;
  const found = await unlessIll(ctx.imagery.image(image.name), null);
  return found
    ? { width: found.width, height: found.height, poi: found.metadata?.pointOfInterest ?? null }
    : unknownFacts;
}

/** Mean brightness, 0 black to 255 white; null when the image service does not say, or is ill. */
export async function meanLuminanceOf(image: ImageModel, ctx: RequestContext): Promise<number | null> {
  if (image.isStill) return null;
  const found = await unlessIll(ctx.imagery.image(image.name), null);
  return found?.metadata?.image?.meanLuminance ?? null;
}

/** What crops of a picture keep. A packshot is never cropped, so nobody is asked about it. */
async function framingOf(image: ImageModel, ctx: RequestContext) {
  const { aspect, isPackshot } = image;
  return { aspect, isPackshot, poi: isPackshot ? null : (await factsOf(image, ctx)).poi };
}

export const ImageFormat = builder.enumType('ImageFormat', {
  description: 'File formats of the image service.',
  values: {
    AUTO: { value: 'auto', description: 'The smallest that the asking browser reads.' },
    WEBP: { value: 'webp', description: 'WebP.' },
    AVIF: { value: 'avif', description: 'AVIF.' },
    JPEG: { value: 'jpg', description: 'JPEG, on a white ground.' },
    PNG: { value: 'png', description: 'PNG.' },
  } as const,
});

const sizes: Readonly<Record<ImageSize, string>> = {
  TILE: 'Product tile in a grid.',
  SLIDER: 'Product tile in a slider.',
  HOTSPOT_POPUP: 'Popup of a hotspot.',
  BANNER: 'Banner across the page; its height follows the banner’s aspect ratios.',
  ERROR_BANNER: 'Banner of the error page.',
  EVENT: 'Picture of an event of the circus or of a post, 3:2.',
  PORTRAIT: 'Portrait of somebody of the team, 4:5.',
  GALLERY: 'Large picture of a product page.',
  CATEGORY: 'Head of a category: 3:1 above its words, 2:1 beside them.',
  STORE: 'Store in the list of stores, 7:3.',
  THUMBNAIL: 'Small picture below the large one.',
  CART_LINE: 'Line of the cart.',
  SWATCH: 'Picture of one colour.',
  MENU: 'Banner in the opened navigation.',
  OPEN_GRAPH: 'Preview of a shared link: 1200x630, JPEG.',
};

export const ImageSizeRef = builder.enumType('ImageSize', {
  description: 'A place of the page; its size table is that of catalogue.md 9.',
  values: Object.fromEntries(
    Object.entries(sizes).map(([size, description]) => [size, { value: size as ImageSize, description }]),
  ) as Record<ImageSize, { value: ImageSize; description: string }>,
});

const ImageDescriptorRef = builder.enumType('ImageDescriptor', {
  description: 'What a browser chooses among the files of an `ImageSource` by.',
  values: {
    DENSITY: {
      value: 'density',
      description: 'Pixels a point: each range of screens has a size of its own, at 1x and at 2x.',
    },
    WIDTH: {
      value: 'width',
      description:
        'The width that the picture is shown at: ranges of screens whose frames have one shape are one source with all files of them, for use with `sizes`.',
    },
  } satisfies Record<string, { value: Descriptor; description: string }>,
});

const ImageSourceRef = builder.objectRef<ImageSource>('ImageSource').implement({
  description: 'The files of one range of screens: a `source` element of a `picture`.',
  fields: (t) => ({
    media: t.exposeString('media', {
      nullable: true,
      description: 'Media query of the range; null for the last one, which takes all other screens.',
    }),
    srcSet: t.exposeString('srcSet', {
      description: 'Addresses at 1x and, with doubled pixels, at 2x; or each with the width of its file.',
    }),
    sizes: t.exposeString('sizes', {
      nullable: true,
      description:
        'How wide the size table shows the picture on which screens, for the `sizes` of a `source`. Null when the files are told apart by density.',
    }),
    width: t.exposeInt('width', {
      description: 'Width of the frame in CSS pixels; of its widest screens where they have several.',
    }),
    height: t.exposeInt('height', { description: 'Height of the same frame in CSS pixels.' }),
  }),
});

const ImageRenditionRef = builder.objectRef<ImageRendition>('ImageRendition').implement({
  description: 'Everything a `picture` element needs for one place of the page.',
  fields: (t) => ({
    src: t.exposeString('src', {
      description: 'Address for the `img` element: the size of the widest screens at 1x.',
    }),
    width: t.exposeInt('width', { description: 'Width that `src` is shown at, in CSS pixels.' }),
    height: t.exposeInt('height', { description: 'Height that `src` is shown at, in CSS pixels.' }),
    sources: t.field({
      type: [ImageSourceRef],
      complexity: { field: 1, multiplier: 4 },
      description: 'One entry a range of screens, narrowest first; the last one has no media query.',
      args: {
        descriptor: t.arg({
          type: ImageDescriptorRef,
          required: true,
          defaultValue: 'density',
          description: 'What the browser chooses a file by.',
        }),
      },
      resolve: (picture, { descriptor }) => picture.sources(descriptor),
    }),
    placeholder: t.exposeString('placeholder', {
      description: 'A picture of at most 15 px, to be shown enlarged and blurred while the real one loads.',
    }),
  }),
});

const ImageZoom = builder.objectRef<ZoomedPicture>('ImageZoom').implement({
  description: 'A picture to look at closely, up to three times enlarged (catalogue.md 9).',
  fields: (t) => ({
    src: t.exposeString('src', {
      description: 'Address of the file. Load it when somebody zooms, not before.',
    }),
    width: t.exposeInt('width', {
      description: 'Width of the file in pixels, never more than the picture has.',
    }),
    height: t.exposeInt('height', { description: 'Height of the file in pixels.' }),
  }),
});

const PointOfInterest = builder.objectRef<Rectangle>('PointOfInterest').implement({
  description:
    'The part of a picture that every crop should keep: a rectangle in fractions of the picture, 0 to 1.',
  fields: (t) => ({
    x: t.exposeFloat('x', { description: 'Left edge as a fraction of the width.' }),
    y: t.exposeFloat('y', { description: 'Top edge as a fraction of the height.' }),
    width: t.exposeFloat('w', { description: 'Width as a fraction of the width.' }),
    height: t.exposeFloat('h', { description: 'Height as a fraction of the height.' }),
  }),
});

export const Image = builder.objectRef<ImageModel>('Image').implement({
  description:
    'Picture of the image service, by name. Addresses are built without asking the service, so a page full of products costs no upstream call; only pictures that are cropped ask it what to keep in view.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name at the image service.' }),
    alt: t.exposeString('alt', {
      description: 'Text for those who do not see the picture; empty when it only decorates.',
    }),
    url: t.string({
      description: 'Address of one free rendition. Use `rendition` where there is a size for the place.',
      args: {
        width: t.arg.int({ required: true, description: 'CSS pixels, 1 to 4000.' }),
        height: t.arg.int({
          description:
            'CSS pixels, 1 to 4000: the picture is cropped to it, around its point of interest. Its own ratio when absent.',
        }),
        format: t.arg({ type: ImageFormat, defaultValue: 'auto', description: 'File format.' }),
        quality: t.arg.int({ defaultValue: QUALITY, description: '0 to 100.' }),
      },
      resolve: async (image, { width, format, quality, ...args }, ctx) => {
        const height = args.height ?? null;
        if (!isPictureSide(width) || (height !== null && !isPictureSide(height))) {
          throw badInput('Pictures are 1 to 4000 pixels wide and high.');
        }
        return address(
          image,
          {
            w: width,
            ...(height === null ? {} : { h: height, ...cropOf(await framingOf(image, ctx)) }),
            fmt: format ?? 'auto',
            qlt: Math.min(100, Math.max(0, quality ?? QUALITY)),
            bg: 'white',
            dpi: DPI.once,
          },
          ctx,
        );
      },
    }),
    rendition: t.field({
      type: ImageRenditionRef,
      description:
        'Ready picture element for a place of the page. A picture that its frames crop keeps its point of interest in each of them, and costs one call of the image service for that; around its middle when the service is down. EVENT and PORTRAIT stand in lists: they are cropped around the middle and cost nothing.',
      args: { size: t.arg({ type: ImageSizeRef, required: true, description: 'The place.' }) },
      resolve: async (image, { size }, ctx) =>
        rendition(
          size,
          (params) => address(image, params, ctx),
          // What a list costs must not grow with its length.
          size === 'EVENT' || size === 'PORTRAIT'
            ? { aspect: image.aspect, isPackshot: image.isPackshot, poi: null }
            : await framingOf(image, ctx),
        ),
    }),
    zoom: t.field({
      type: ImageZoom,
      description:
        'The same frame as `rendition(size: GALLERY)` in more pixels, as many as the picture has. Free for pictures of an image set; another one costs one call of the image service, and is given at a guessed size when that is down.',
      resolve: async (image, _args, ctx) => {
        const facts = await factsOf(image, ctx);
        const { isPackshot } = image;
        return zoomed((params) => address(image, params, ctx), facts, { isPackshot, poi: facts.poi });
      },
    }),
    pointOfInterest: t.field({
      type: PointOfInterest,
      nullable: true,
      description:
        'What crops should keep. Null when nobody marked anything, or with an error when the image service is down. Costs one call of the image service.',
      complexity: 5,
      resolve: async ({ name, facts }, _args, ctx) =>
        facts ? facts.poi : ((await ctx.imagery.image(name))?.metadata?.pointOfInterest ?? null),
    }),
  }),
});
