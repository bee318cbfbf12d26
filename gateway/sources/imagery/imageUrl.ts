/** Addresses of renditions, built without a call. */

/** Parameters of a rendition (catalogue.md 7.5; vendor spellings in wire-protocols 4.3). Sizes are pixels of the file. */
export interface RenditionParams {
  w?: number;
  h?: number;
  /** Bounds that never enlarge. */
  maxW?: number;
  maxH?: number;
  fmt?: 'auto' | 'webp' | 'avif' | 'jpg' | 'png';
  /** 0 to 100. */
  qlt?: number;
  /** Colour name or `rgb(r,g,b)` behind transparent or placed pictures. */
  bg?: string;
  /** Such as `16:9`; works with one of `w` and `h`. */
  aspect?: string;
  /** Metadata of the file only: it changes no pixel. */
  dpi?: number;
  /** How a picture fits another aspect ratio: c crops, s stretches, mc pads with `bg` (the vendor's default). */
  sm?: 'c' | 's' | 'mc' | 'aspect';
  /** Rectangle that a crop keeps, in fractions of the picture. */
  poi?: { x: number; y: number; w: number; h: number };
}

const order = ['w', 'h', 'maxW', 'maxH', 'aspect', 'sm', 'fmt', 'qlt', 'bg', 'dpi'] as const;

/**
 * One fixed order of parameters, so that equal renditions have equal addresses in every cache.
 * `aspect` crops at the vendor only together with `sm=aspect`, and `poi` only together with `scaleFit=poi`.
 */
export function imageUrl(base: string, alias: string, name: string, params: RenditionParams = {}): string {
  return imageUrls(base, alias, name)(params);
}

/** Addresses of one picture's renditions. @param folder `v` for the stills of a video. */
export function imageUrls(
  base: string,
  alias: string,
  name: string,
  folder: 'i' | 'v' = 'i',
): (params: RenditionParams) => string {
  const path = `${base}/${folder}/${encoded(alias)}/${encoded(name)}`;
  return (params) => path + knownQuery(params);
}

/** Of frozen parameters, which many addresses share. */
const queries = new WeakMap<RenditionParams, string>();

function knownQuery(params: RenditionParams): string {
  const known = queries.get(params);
  if (known !== undefined) return known;
  const query = queryOf(params);
  if (Object.isFrozen(params)) queries.set(params, query);
  return query;
}

function queryOf(params: RenditionParams): string {
  const all = params.aspect === undefined ? params : { sm: 'aspect' as const, ...params };
  let query = '';
  for (const key of order) {
    const value = all[key];
    if (value === undefined) continue;
    query += `${query === '' ? '?' : '&'}${key}=${typeof value === 'number' ? value : encodedValue(value)}`;
  }
  if (all.poi) {
    const { x, y, w, h } = all.poi;
    const parts = [x, y, w, h].map((part) => String(Math.round(part * 10_000) / 10_000));
    query += `${query === '' ? '?' : '&'}poi=${parts.join(',')}&scaleFit=poi`;
  }
  return query;
}

/** Skips encoding for nearly all of a page's hundreds of addresses. */
const isPlain = /^[\w.~-]*$/;

function encoded(text: string): string {
  return isPlain.test(text) ? text : encodeURIComponent(text);
}

/** Colons and commas are legal in a query, and `16:9` stays readable. */
function encodedValue(value: string): string {
  return isPlain.test(value)
    ? value
    : encodeURIComponent(value).replaceAll('%3A', ':').replaceAll('%2C', ',');
}
