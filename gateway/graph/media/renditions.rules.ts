/**
 * Image renditions by the size tables of catalogue.md 9. Every size comes at 1x and at 2x with doubled pixels; the
 * vendor's `dpi` parameter only tags the file.
 */

/** Parameters of an image URL; a subset of the image service's (catalogue.md 7.5). */
export interface PictureParams {
  w?: number;
  h?: number;
  maxW?: number;
  maxH?: number;
  fmt?: 'auto' | 'webp' | 'avif' | 'jpg' | 'png';
  qlt?: number;
  bg?: string;
  dpi?: number;
  sm?: 'c';
  /** With `sm`: the part that the crop keeps. */
  poi?: Rectangle;
}

/** A rectangle in fractions of an image's width and height, 0 to 1; x and y are its top-left corner. */
export interface Rectangle {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Image metadata: dimensions of the original and the point of interest, if set. */
export interface PictureFacts {
  width: number | null;
  height: number | null;
  poi: Rectangle | null;
}

/** How an image is fitted into a frame of another aspect ratio. */
export interface Framing {
  /** Aspect ratios of a banner's frame. */
  aspect: AspectRatios | null;
  /** Padded to the frame on the background; other images are cropped. */
  isPackshot: boolean;
  /** The part each crop keeps; null crops around the centre. */
  poi: Rectangle | null;
}

const plain: Framing = { aspect: null, isPackshot: false, poi: null };

export type ImageSize =
  | 'TILE' | 'SLIDER' | 'HOTSPOT_POPUP' | 'BANNER' | 'ERROR_BANNER'
  | 'EVENT' | 'PORTRAIT' | 'CATEGORY' | 'STORE' | 'GALLERY' | 'THUMBNAIL' | 'CART_LINE' | 'SWATCH' | 'MENU' | 'OPEN_GRAPH'; // oxfmt-ignore

/**
 * Aspect ratio of a banner's image on phones and on wider screens (platform.md 4). Null when not set: the default
 * height applies.
 */
export interface AspectRatios {
  mobile: number | null;
  desktop: number | null;
}

interface Step {
  /** Widest viewport in CSS pixels for this size; null for all wider ones. */
  upTo: number | null;
  width: number;
  height: number;
}

/** Catalogue.md 9. Bounds are inclusive: "from 768" follows "up to 767". */
const tables: Readonly<Record<Exclude<ImageSize, 'BANNER'>, readonly Step[]>> = {
  TILE: [
    { upTo: 480, width: 210, height: 280 },
    { upTo: 767, width: 353, height: 471 },
    { upTo: null, width: 340, height: 453 },
  ],
  SLIDER: [
    { upTo: 480, width: 430, height: 573 },
    { upTo: 767, width: 348, height: 464 },
    { upTo: 1440, width: 340, height: 453 },
    { upTo: null, width: 453, height: 604 },
  ],
  HOTSPOT_POPUP: [{ upTo: null, width: 480, height: 480 }],
  // The default breakpoints: 480, 768, 1439 max and 1440 min.
  ERROR_BANNER: [
    { upTo: 480, width: 430, height: 459 },
    { upTo: 768, width: 718, height: 199 },
    { upTo: 1439, width: 1150, height: 319 },
    { upTo: null, width: 1390, height: 386 },
  ],
  // Not specified: the sizes below follow the specified 3:4 packshots and breakpoints.
  GALLERY: [
    { upTo: 480, width: 480, height: 640 },
    { upTo: 768, width: 768, height: 1024 },
    { upTo: 1439, width: 660, height: 880 },
    { upTo: null, width: 840, height: 1120 },
  ],
  EVENT: [
    { upTo: 480, width: 480, height: 320 },
    { upTo: 768, width: 720, height: 480 },
    { upTo: null, width: 600, height: 400 },
  ],
  // Above the category's text on narrow screens, beside it from 900 px.
  CATEGORY: [
    { upTo: 480, width: 390, height: 130 },
    { upTo: 899, width: 780, height: 260 },
    { upTo: null, width: 720, height: 360 },
  ],
  STORE: [
    { upTo: 480, width: 390, height: 167 },
    { upTo: 1023, width: 780, height: 334 },
    { upTo: null, width: 660, height: 283 },
  ],
  PORTRAIT: [
    { upTo: 480, width: 240, height: 300 },
    { upTo: 768, width: 384, height: 480 },
    { upTo: null, width: 480, height: 600 },
  ],
  THUMBNAIL: [{ upTo: null, width: 72, height: 96 }],
  CART_LINE: [{ upTo: null, width: 120, height: 160 }],
  SWATCH: [{ upTo: null, width: 48, height: 64 }],
  MENU: [{ upTo: null, width: 480, height: 360 }],
  OPEN_GRAPH: [{ upTo: null, width: 1200, height: 630 }],
};

const BANNER_WIDTHS = [480, 768, 1024, 1200, 1440, 1792] as const;
const BANNER_HEIGHT = 300;
const MOBILE_BELOW = 1024;

/** For images outside the image component: arbitrary renditions, zoom, rich text and shared links. */
export const QUALITY = 90;
const COMPONENT_QUALITY = 75;
/** DPI tags at 1x and 2x; a live page requests lower ones on a slow connection (platform.md 4). */
export const DPI = { once: 96, twice: 144 } as const;
const PLACEHOLDER_PX = 15;

export interface ImageRendition {
  src(): string;
  width: number;
  height: number;
  sources(descriptor: Descriptor): ImageSource[];
  placeholder(): string;
}

export interface ImageSource {
  media: string | null;
  srcSet: string;
  /** The `sizes` attribute; null when files are described by density. */
  sizes: string | null;
  width: number;
  height: number;
}

/** Pixel density or displayed width. */
export type Descriptor = 'density' | 'width';

/** `address` builds the public URL. Banner heights follow the aspect ratios; 300 px without any. */
export function rendition(
  size: ImageSize,
  address: (params: PictureParams) => string,
  framing: Framing = plain,
): ImageRendition {
  const { src, width, height, sources } = planOf(size, framing);
  return {
    src: () => address(src),
    width,
    height,
    sources: (descriptor) =>
      sources(descriptor).map(({ files, ...source }) => ({
        ...source,
        srcSet: files.map(({ params, suffix }) => `${address(params)} ${suffix}`).join(', '),
      })),
    placeholder: () => overHttps(address(placeholder)),
  };
}

const placeholder: PictureParams = Object.freeze({ maxW: PLACEHOLDER_PX, maxH: PLACEHOLDER_PX, fmt: 'jpg' });

/** A rendition without the image's name. */
interface Plan {
  src: PictureParams;
  width: number;
  height: number;
  sources(descriptor: Descriptor): readonly PlannedSource[];
}

interface PlannedSource extends Omit<ImageSource, 'srcSet'> {
  /** `suffix` is the descriptor within the `srcset`. */
  files: readonly { params: PictureParams; suffix: string }[];
}

/** Of packshots and of crops around the centre: a page has a hundred images of few sizes. */
const knownPlans = { padded: new Map<ImageSize, Plan>(), centred: new Map<ImageSize, Plan>() };

function planOf(size: ImageSize, framing: Framing): Plan {
  const crop = cropOf(framing);
  if (size === 'BANNER') return makePlan(bannerSteps(framing.aspect), size, crop);
  if (crop.poi) return makePlan(tables[size], size, crop);
  const known = framing.isPackshot ? knownPlans.padded : knownPlans.centred;
  // Frozen: their query is built once (sources/imagery/imageUrl.ts).
  const plan = known.get(size) ?? makePlan(tables[size], size, crop, Object.freeze);
  known.set(size, plan);
  return plan;
}

function makePlan(
  steps: readonly Step[],
  size: ImageSize,
  crop: PictureParams,
  finish: (params: PictureParams) => PictureParams = (params) => params,
): Plan {
  const isOpenGraph = size === 'OPEN_GRAPH';
  const paramsOf: ParamsOf = ({ width: w, height: h }, dpi) =>
    finish({
      w,
      h,
      fmt: isOpenGraph ? 'jpg' : 'auto',
      qlt: isOpenGraph ? QUALITY : COMPONENT_QUALITY,
      bg: 'white',
      dpi,
      ...crop,
    });
  const widest = steps.at(-1) ?? { upTo: null, width: 0, height: 0 };
  const made: Partial<Record<Descriptor, readonly PlannedSource[]>> = {};
  const make: Record<Descriptor, () => readonly PlannedSource[]> = {
    density: () => steps.map((step) => sourceByDensity(step, paramsOf)),
    width: () => sameShapes(steps).map((some) => sourceByWidth(some, paramsOf)),
  };
  return {
    src: paramsOf(widest, DPI.once),
    width: widest.width,
    height: widest.height,
    sources: (descriptor) => (made[descriptor] ??= make[descriptor]()),
  };
}

type ParamsOf = (frame: { width: number; height: number }, dpi: number) => PictureParams;

const mediaOf = ({ upTo }: Step): string | null => (upTo === null ? null : `(max-width: ${upTo}px)`);

function sourceByDensity(step: Step, paramsOf: ParamsOf): PlannedSource {
  const { width, height } = step;
  return {
    media: mediaOf(step),
    files: [
      { params: paramsOf(step, DPI.once), suffix: '1x' },
      { params: paramsOf({ width: width * 2, height: height * 2 }, DPI.twice), suffix: '2x' },
    ],
    sizes: null,
    width,
    height,
  };
}

/** Tolerance for aspect ratios that differ only by rounding. */
const SAME_SHAPE = 0.02;

/** Groups neighbouring steps of the same aspect ratio, whose files are interchangeable. */
function sameShapes(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const group = groups.at(-1);
    const first = group?.[0];
    const isSame =
      first && Math.abs((step.width / step.height) * (first.height / first.width) - 1) < SAME_SHAPE;
    if (group && isSame) group.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** 2x files within this fraction of another width are dropped. */
const MIN_DIFFERENCE = 0.05;
/** Wider gaps get a file in between: with doubling alone, some screens would load 1.9 times the pixels they show. */
const MAX_GAP = 1.3;

/** All files of some steps, narrowest first. */
function filesByWidth(steps: readonly Step[]): { step: Step; dpi: number }[] {
  const files = steps.map((step) => ({ step, dpi: DPI.once as number }));
  for (const { width, height } of steps) {
    const step: Step = { upTo: null, width: width * 2, height: height * 2 };
    const isAlike = (other: Step): boolean => Math.abs(other.width / step.width - 1) < MIN_DIFFERENCE;
    if (!files.some((file) => isAlike(file.step))) files.push({ step, dpi: DPI.twice });
  }
  files.sort((one, other) => one.step.width - other.step.width);
  return files.flatMap((file, index) => {
    const before = files[index - 1];
    if (!before || file.step.width / before.step.width <= MAX_GAP) return [file];
    const width = Math.round(Math.sqrt(file.step.width * before.step.width));
    const height = Math.round((width * file.step.height) / file.step.width);
    return [{ step: { upTo: null, width, height }, dpi: file.dpi }, file];
  });
}

function sizesOf(steps: readonly Step[]): string {
  return steps
    .map((step, index) =>
      index === steps.length - 1 ? `${step.width}px` : `${mediaOf(step)} ${step.width}px`,
    )
    .join(', ');
}

function sourceByWidth(steps: readonly Step[], paramsOf: ParamsOf): PlannedSource {
  const widest = steps.at(-1) ?? { upTo: null, width: 0, height: 0 };
  return {
    media: mediaOf(widest),
    files: filesByWidth(steps).map(({ step, dpi }) => ({
      params: paramsOf(step, dpi),
      suffix: `${step.width}w`,
    })),
    sizes: sizesOf(steps),
    width: widest.width,
    height: widest.height,
  };
}

/**
 * Posters are requested over https (catalogue.md 7.5) regardless of the configured origin, except from hosts without a
 * certificate such as localhost.
 */
function overHttps(address: string): string {
  return address.replace(/^(?:http:)?\/\/(?!localhost|\d+(?:\.\d+){3}|\[)/, 'https://');
}

/** Each breakpoint has its own crop, so every URL carries the point of interest. */
export function cropOf({ isPackshot, poi }: Pick<Framing, 'isPackshot' | 'poi'>): PictureParams {
  if (isPackshot) return {};
  return { sm: 'c', ...(poi ? { poi } : {}) };
}

/** Zoom max ratio 3 (catalogue.md 9), relative to the widest gallery image in CSS pixels. */
const MAX_ZOOM = 3;

export interface ZoomedPicture {
  src: string;
  width: number;
  height: number;
}

/**
 * The image in the gallery's frame at zoom resolution, capped at the original's: the largest crop, or the smallest
 * frame it can be padded to. With unknown dimensions, the gallery's 2x size.
 */
export function zoomed(
  address: (params: PictureParams) => string,
  { width, height }: Pick<PictureFacts, 'width' | 'height'>,
  framing: Pick<Framing, 'isPackshot' | 'poi'>,
): ZoomedPicture {
  const frame = tables.GALLERY.at(-1) ?? { width: 0, height: 0 };
  const ratio = frame.width / frame.height;
  const most = frame.width * MAX_ZOOM;
  const natural =
    width === null || height === null
      ? frame.width * 2
      : framing.isPackshot
        ? Math.max(width, height * ratio)
        : Math.min(width, height * ratio);
  const w = Math.max(1, Math.floor(Math.min(natural, most)));
  const h = Math.max(1, Math.round(w / ratio));
  return {
    src: address({ w, h, fmt: 'auto', qlt: QUALITY, bg: 'white', dpi: DPI.once, ...cropOf(framing) }),
    width: w,
    height: h,
  };
}

function bannerSteps(aspect: AspectRatios | null): Step[] {
  return BANNER_WIDTHS.map((width, index) => {
    const ratio = aspect && (width < MOBILE_BELOW ? aspect.mobile : aspect.desktop);
    return {
      upTo: index === BANNER_WIDTHS.length - 1 ? null : width,
      width,
      height: ratio ? Math.round(width / ratio) : BANNER_HEIGHT,
    };
  });
}

const MAX_PIXELS = 4_000;

/** Bounds of an arbitrary rendition; they keep oversized images out of caches. */
export function isPictureSide(pixels: number): boolean {
  return Number.isInteger(pixels) && pixels >= 1 && pixels <= MAX_PIXELS;
}

/** What the image service takes as `qlt`. */
export function isQuality(quality: number): boolean {
  return quality >= 0 && quality <= 100;
}
