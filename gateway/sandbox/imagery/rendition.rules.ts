/**
 * Parses the parameters of a rendition as the vendor does (wire-protocols 4.3), within limits: a valid rendition is
 * small enough to draw. Pure; equal renditions are deeply equal, so that they share one file.
 */
export type RenditionFormat = 'webp' | 'avif' | 'jpg' | 'png';

export interface Rendition {
  /** Pixels of the file. */
  width: number;
  height: number;
  /** cover crops, fill stretches, contain places the picture on the background. */
  fit: 'cover' | 'fill' | 'contain';
  format: RenditionFormat;
  /** 1 to 100. */
  quality: number;
  /** Resolution in the file's metadata; null names none. Changes no pixel. */
  dpi: number | null;
  /** Background; null for the picture's own background or transparency. */
  background: { r: number; g: number; b: number } | null;
  /** Focus of a crop, in fractions of the picture. */
  focus: { x: number; y: number };
}

export interface PictureFacts {
  width: number;
  height: number;
  alpha: boolean;
  poi: { x: number; y: number; w: number; h: number } | null;
}

export type Parsed = { rendition: Rendition; negotiated: boolean } | { error: string };

const maxParameters = 24;
const maxSide = 4_096;
const maxPixels = 12_000_000;
const maxDpi = 1_200;
const formats: Readonly<Record<string, RenditionFormat | 'auto'>> = {
  auto: 'auto',
  webp: 'webp',
  avif: 'avif',
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
};
/** The vendor's own defaults. */
const defaultQuality: Readonly<Record<RenditionFormat, number>> = { jpg: 75, webp: 80, avif: 55, png: 90 };
const colours: Readonly<Record<string, { r: number; g: number; b: number }>> = {
  white: { r: 255, g: 255, b: 255 },
  black: { r: 0, g: 0, b: 0 },
  grey: { r: 128, g: 128, b: 128 },
  gray: { r: 128, g: 128, b: 128 },
  red: { r: 255, g: 0, b: 0 },
};

class Refusal extends Error {}

/**
 * @param query name and value pairs of the address.
 * @param extension the address's extension, which `fmt` overrules.
 * @param accept the Accept header, for `fmt=auto`.
 */
export function parseRendition(
  query: readonly (readonly [string, string])[],
  extension: string | null,
  accept: string,
  picture: PictureFacts,
): Parsed {
  try {
    return parse(query, extension, accept, picture);
  } catch (error) {
    if (error instanceof Refusal) return { error: error.message };
    throw error;
  }
}

function parse(
  query: readonly (readonly [string, string])[],
  extension: string | null,
  accept: string,
  picture: PictureFacts,
): Parsed {
  if (query.length > maxParameters) throw new Refusal('too many parameters');
  const given = new Map<string, string>();
  for (const [name, value] of query) {
    if (given.has(name)) throw new Refusal(`${name} is given twice`);
    if (value.length > 64) throw new Refusal(`${name} is too long`);
    given.set(name, value);
  }

  const asked = formats[(given.get('fmt') ?? extension ?? 'auto').toLowerCase()];
  if (asked === undefined) throw new Refusal('fmt is not one of auto, webp, avif, jpg, png');
  const format = asked === 'auto' ? negotiate(accept, picture.alpha) : asked;
  const size = sizeOf(given, picture);
  return {
    negotiated: asked === 'auto',
    rendition: {
      ...size,
      format,
      quality: quality(given.get('qlt'), format),
      dpi: dpi(given.get('dpi')),
      background: background(given.get('bg')),
      focus: focus(given, picture),
    },
  };
}

/**
 * WebP before AVIF: encoding an AVIF takes ten times as long to save a few kilobytes, and the first shopper has to
 * wait.
 */
function negotiate(accept: string, alpha: boolean): RenditionFormat {
  if (/image\/webp\b/.test(accept)) return 'webp';
  if (/image\/avif\b/.test(accept)) return 'avif';
  return alpha ? 'png' : 'jpg';
}

function sizeOf(
  given: ReadonlyMap<string, string>,
  picture: PictureFacts,
): Pick<Rendition, 'width' | 'height' | 'fit'> {
  const w = pixels(given, 'w');
  const h = pixels(given, 'h');
  const aspect = aspectOf(given.get('aspect'));
  const sm = given.get('sm') ?? (aspect === null ? 'mc' : 'aspect');
  if (!['mc', 'c', 's', 'aspect', 'cc', 'tl', 'tc', 'tr', 'ml', 'mr', 'bl', 'bc', 'br'].includes(sm)) {
    throw new Refusal('sm is unknown');
  }
  const own = picture.width / picture.height;
  const ratio = aspect ?? own;
  let width: number;
  let height: number;
  let fit: Rendition['fit'] = 'fill';
  if (w !== null && h !== null) {
    [width, height] = [w, h];
    fit = sm === 'c' || sm === 'cc' || sm === 'aspect' ? 'cover' : sm === 's' ? 'fill' : 'contain';
  } else {
    if (w !== null) [width, height] = [w, w / ratio];
    else if (h !== null) [width, height] = [h * ratio, h];
    else if (ratio >= own) [width, height] = [picture.width, picture.width / ratio];
    else [width, height] = [picture.height * ratio, picture.height];
    if (aspect !== null) fit = 'cover';
  }
  const shrink = Math.min(
    1,
    (pixels(given, 'maxW') ?? width) / width,
    (pixels(given, 'maxH') ?? height) / height,
  );
  width = Math.max(1, Math.round(width * shrink));
  height = Math.max(1, Math.round(height * shrink));
  if (width > maxSide || height > maxSide || width * height > maxPixels) {
    throw new Refusal('the rendition would be too large');
  }
  // 340x453 of a 3:4 picture is that picture rounded to pixels: avoid bars of one pixel.
  const sameShape = Math.abs(width / own - height) <= 1.5 || Math.abs(height * own - width) <= 1.5;
  if (fit === 'contain' && sameShape) fit = 'cover';
  return { width, height, fit };
}

function pixels(given: ReadonlyMap<string, string>, name: string): number | null {
  const text = given.get(name);
  if (text === undefined) return null;
  const number = /^\d{1,5}(\.\d{1,4})?$/.test(text) ? Math.round(Number(text)) : 0;
  if (number < 1 || number > maxSide) throw new Refusal(`${name} is not between 1 and ${maxSide}`);
  return number;
}

function aspectOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const match = /^(\d{1,4}(?:\.\d{1,4})?):(\d{1,4}(?:\.\d{1,4})?)$/.exec(text);
  const ratio = match ? Number(match[1]) / Number(match[2]) : Number.NaN;
  if (!(ratio >= 0.05 && ratio <= 20)) throw new Refusal('aspect is not like 16:9');
  return ratio;
}

function quality(text: string | undefined, format: RenditionFormat): number {
  if (text === undefined || text === 'default') return defaultQuality[format];
  const number = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number <= 100)) throw new Refusal('qlt is not between 0 and 100');
  return Math.max(1, number);
}

function dpi(text: string | undefined): number | null {
  if (text === undefined) return null;
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > maxDpi) throw new Refusal(`dpi is not between 1 and ${maxDpi}`);
  return number;
}

function background(text: string | undefined): Rendition['background'] {
  if (text === undefined) return null;
  const named = colours[text.toLowerCase()];
  if (named) return named;
  const parts =
    /^rgb\((\d{1,3}),(\d{1,3}),(\d{1,3})\)$/.exec(text.replaceAll(' ', ''))?.slice(1).map(Number) ??
    /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i
      .exec(text)
      ?.slice(1)
      .map((hex) => Number.parseInt(hex, 16));
  const [r, g, b] = parts ?? [];
  if (r === undefined || g === undefined || b === undefined || Math.max(r, g, b) > 255) {
    throw new Refusal('bg is not a colour');
  }
  return { r, g, b };
}

/** As at the vendor, the picture's own point of interest applies only on request: `scaleFit=poi`. */
function focus(given: ReadonlyMap<string, string>, picture: PictureFacts): { x: number; y: number } {
  const scaleFit = given.get('scaleFit');
  if (scaleFit !== undefined && !['poi', 'center', 'centre'].includes(scaleFit)) {
    throw new Refusal('scaleFit is unknown');
  }
  const text = given.get('poi');
  let rectangle = picture.poi;
  if (text !== undefined) {
    const [x, y, w, h] = text
      .split(',')
      .map((part) => (/^[01]?(\.\d{1,16})?$/.test(part) && part ? Number(part) : -1));
    if (
      x === undefined ||
      y === undefined ||
      w === undefined ||
      h === undefined ||
      Math.min(x, y, w, h) < 0
    ) {
      throw new Refusal('poi is not four fractions');
    }
    rectangle = { x, y, w, h };
  }
  if (scaleFit !== 'poi' || !rectangle) return { x: 0.5, y: 0.5 };
  return {
    x: Math.min(1, rectangle.x + rectangle.w / 2),
    y: Math.min(1, rectangle.y + rectangle.h / 2),
  };
}
