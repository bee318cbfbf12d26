/** Banner hotspots: which are shown, their content and their links (catalogue.md 2, 3 "Hotspot", 5). */
import type { Point } from '../../media/crop.rules.ts';
import type { HotspotJson } from '../../../sources/delivery/banners.ts';
import { contentPath, isSafeAddress, linkTarget, type LinkTarget } from '../navigation/link.rules.ts';

export type HotspotKind = 'PRODUCT' | 'PAGE' | 'MANUAL';

/** Content of a hotspot. */
export interface HotspotContent {
  title: string;
  description: string;
  href: string;
  /** Asset name at the image service. */
  ampId: string;
}

/** Null when `dataType` is empty or unknown; such a hotspot is not shown. */
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
 * Content of a hotspot: the manual block of a manual one, otherwise the referenced entry, with the hotspot's own texts
 * as fallback. `plain` strips markup, titles included.
 */
export function hotspotContent(
  spot: HotspotJson,
  kind: HotspotKind,
  entry: HotspotContent | null,
  plain: (markup: string) => string,
): HotspotContent {
  const first = kind === 'MANUAL' ? spot.manual : entry;
  return {
    title: plain(first?.title ?? '') || plain(spot.title),
    description: plain(first?.description ?? '') || plain(spot.description),
    href: (first?.href || spot.href).trim(),
    ampId: first?.ampId || spot.ampId,
  };
}

/** Position in the uncropped picture; null when the editors set none. */
export function hotspotPoint(points: HotspotJson['points']): Point | null {
  if (!points || !Number.isFinite(points.x) || !Number.isFinite(points.y)) return null;
  return { x: fraction(points.x), y: fraction(points.y) };
}

function fraction(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Top to bottom, then left to right. */
export function inReadingOrder<Spot extends { point: Point }>(spots: readonly Spot[]): Spot[] {
  return spots.toSorted((a, b) => a.point.y - b.point.y || a.point.x - b.point.x);
}

/** Default text of the call to action: 'Shop Now' for product, 'Learn More' otherwise. */
export function ctaWords(kind: HotspotKind): 'Shop Now' | 'Learn More' {
  return kind === 'PRODUCT' ? 'Shop Now' : 'Learn More';
}

/**
 * Link of the call to action: product or page prefix plus the item's url. A manual one is an internal path or a web
 * address as given. Null when the address is empty or unsafe.
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

/** Minimum text contrast (WCAG 1.4.3). */
const MIN_CONTRAST = 4.5;

/**
 * The editors' colours as `#rrggbb`. Null, meaning the shop's defaults, unless both are in hex or `rgb()` notation with
 * sufficient contrast. Nothing else from these fields reaches a style.
 */
export function hotspotColors(fontColor: string, backgroundColor: string): HotspotColors | null {
  const [text, background] = [channels(fontColor), channels(backgroundColor)];
  if (!text || !background || contrast(text, background) < MIN_CONTRAST) return null;
  return { text: hex(text), background: hex(background) };
}

type Channels = readonly [red: number, green: number, blue: number];

/** Opaque colours only, as contrast is undefined for transparent ones. */
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
