/** Which hotspots of a banner are shown, what they say and where they lead (catalogue.md 2, 3 "Hotspot", 5). */
import type { Point } from '../../media/crop.rules.ts';
import type { HotspotJson } from '../../../sources/delivery/wire/wire.ts';
import { contentPath, isSafeAddress, linkTarget, type LinkTarget } from '../navigation/link.rules.ts';

export type HotspotKind = 'PRODUCT' | 'PAGE' | 'MANUAL';

/** What stands behind a spot, in the spot's own words. */
export interface HotspotSays {
  title: string;
  description: string;
  href: string;
  /** Picture, by its name at the image service. */
  ampId: string;
}

/** Null: the spot has no dataType, or one that nobody knows; it is not shown. */
export function hotspotKind(dataType: string): HotspotKind | null {
  switch (dataType.trim().toLowerCase()) {
    case 'product':
      return 'PRODUCT';
    case 'page':
      return 'PAGE';
    case 'manual':
      return 'MANUAL';
    default:
      return null;
  }
}

/**
 * What it says: the manual block of a manual spot, the entry of the others; the spot's own words where those say
 * nothing. Markup is stripped by `plain`, in titles as well.
 */
export function hotspotSays(
  spot: HotspotJson,
  kind: HotspotKind,
  entry: HotspotSays | null,
  plain: (markup: string) => string,
): HotspotSays {
  const first = kind === 'MANUAL' ? spot.manual : entry;
  return {
    title: plain(first?.title ?? '') || plain(spot.title),
    description: plain(first?.description ?? '') || plain(spot.description),
    href: (first?.href || spot.href).trim(),
    ampId: first?.ampId || spot.ampId,
  };
}

/** Where it lies in the whole picture. Null when the editors never placed it. */
export function hotspotPoint(points: HotspotJson['points']): Point | null {
  if (!points || !Number.isFinite(points.x) || !Number.isFinite(points.y)) return null;
  return { x: fraction(points.x), y: fraction(points.y) };
}

function fraction(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** From top to bottom, and from left to right what lies at one height. */
export function inReadingOrder<Spot extends { point: Point }>(spots: readonly Spot[]): Spot[] {
  return spots.toSorted((a, b) => a.point.y - b.point.y || a.point.x - b.point.x);
}

/** The display text of the call to action where the editors wrote none: 'Shop Now' for product, 'Learn More' otherwise. */
export function ctaWords(kind: HotspotKind): 'Shop Now' | 'Learn More' {
  return kind === 'PRODUCT' ? 'Shop Now' : 'Learn More';
}

/**
 * The call to action's link: product prefix or page prefix plus the item's url. A manual one leads to a path of this
 * site or to a web address as given. Null when there is no address, or one that browsers would run.
 */
export function hotspotLink(
  kind: HotspotKind,
  href: string,
  text: string,
  locale: string,
): LinkTarget | null {
  if (href === '') return null;
  if (kind !== 'MANUAL') {
    const contentType = kind === 'PRODUCT' ? 'product' : 'page';
    return { text, href: contentPath(locale, contentType, href), isExternal: false, opensNewTab: false };
  }
  const isPath = /^\/(?![/\\])/.test(href);
  if (!isPath && !(/^https?:\/\//i.test(href) && isSafeAddress(href))) return null;
  return linkTarget(
    {
      title: text,
      type: isPath ? 'Nuxt' : 'external',
      external_link: { title: text, href },
      internal_link: [],
      new_tab: false,
    },
    locale,
  );
}

export interface HotspotColors {
  text: string;
  background: string;
}

/** The least contrast of text that everybody can read (WCAG 1.4.3). */
const LEAST_CONTRAST = 4.5;

/**
 * The editors' colours as `#rrggbb`. Null, for the shop's own, unless both are colours in hex or `rgb()` notation and
 * can be read upon each other: nothing else of what stands in the fields ever reaches a style.
 */
export function hotspotColors(fontColor: string, backgroundColor: string): HotspotColors | null {
  const [text, background] = [channels(fontColor), channels(backgroundColor)];
  if (!text || !background || contrast(text, background) < LEAST_CONTRAST) return null;
  return { text: hex(text), background: hex(background) };
}

type Channels = readonly [red: number, green: number, blue: number];

/** Opaque colours only: what shines through cannot be judged. */
function channels(color: string): Channels | null {
  const value = color.trim().toLowerCase();
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(value);
  if (short) return triple(short.slice(1).map((digit) => Number.parseInt(digit + digit, 16)));
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(value);
  if (long) return triple(long.slice(1).map((pair) => Number.parseInt(pair, 16)));
  const rgb = /^rgb\(\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*\)$/.exec(value);
  return rgb ? triple(rgb.slice(1).map(Number)) : null;
}

function triple([red, green, blue]: readonly number[]): Channels | null {
  if (red === undefined || green === undefined || blue === undefined) return null;
  return Math.max(red, green, blue) > 255 ? null : [red, green, blue];
}

function hex(color: Channels): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function contrast(one: Channels, other: Channels): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Channels): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
