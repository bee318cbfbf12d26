/** Pictures embedded in rich text: by their address at the image service, or files of the content service. */
import type { RequestContext } from '../../context.ts';
import { DPI, QUALITY } from '../../media/renditions.rules.ts';
import { withFallback } from '../../sourceErrors.ts';
import type { EmbeddedItemJson } from '../../../sources/delivery/entries/entryFields.ts';
import { isSafeAddress } from './address.rules.ts';
import { escaped, type Slot } from './markup.ts';
import { numberFormat } from '../../region/formats/intlFormats.rules.ts';

/** Widths for `srcset` in CSS pixels; the text column is at most 44rem wide. */
const widths = [480, 768, 1200, 1600] as const;
const sizes = '(min-width: 769px) 44rem, 100vw';
/** Aspect ratio, by cropping, of a picture of unknown size; prevents layout shift. */
const unknown = { width: 3, height: 2 };

/** A picture of the image service, regardless of the rendition that was linked; nothing for other hosts. */
export async function pictureMarkup(src: string, alt: string, ctx: RequestContext): Promise<string> {
  const name = nameAtImageService(src, ctx);
  if (name === null) return '';
  const found = await withFallback(ctx.imagery.image(name), null);
  const frame = found?.width && found.height ? { width: found.width, height: found.height } : unknown;
  const widest = frame === unknown ? widths[2] : Math.min(frame.width, widths[2]);
  const heightAt = (width: number): number => Math.max(1, Math.round((width * frame.height) / frame.width));
  const file = (width: number): string =>
    ctx.imagery.url(name, {
      w: width,
      ...(frame === unknown ? { h: heightAt(width), sm: 'c' } : {}),
      fmt: 'auto',
      qlt: QUALITY,
      bg: 'white',
      dpi: DPI.once,
    });
  const set = widths.filter((width) => frame === unknown || width <= frame.width);
  const srcSet = set.map((width) => `${file(width)} ${width}w`).join(', ');
  return figureOf(
    `src="${escaped(file(widest))}"${srcSet === '' ? '' : ` srcset="${escaped(srcSet)}" sizes="${sizes}"`}`,
    alt,
    { width: widest, height: heightAt(widest) },
  );
}

/** A picture, or a download link with the file size. Nothing for an unsafe address. */
export async function assetMarkup(asset: EmbeddedItemJson, slot: Slot, ctx: RequestContext): Promise<string> {
  const { url, title, description, filename } = asset;
  if (!isFileAddress(url, ctx)) return '';
  const isPicture = asset.content_type.startsWith('image/') && slot.style !== 'download';
  if (!isPicture) {
    const size = sizeOf(asset.file_size, ctx.scope.language);
    return `<a href="${escaped(url)}">${escaped(title || filename || url)}${size === null ? '' : ` (${size})`}</a>`;
  }
  const alt = slot.alt || description || title;
  const here = await pictureMarkup(url, alt, ctx);
  return here || figureOf(`src="${escaped(url)}"`, alt, asset.dimension);
}

function figureOf(source: string, alt: string, frame: { width: number; height: number } | null): string {
  const size = frame ? `width="${frame.width}" height="${frame.height}"` : 'data-unsized';
  return `<figure><img ${source} alt="${escaped(alt)}" ${size} loading="lazy" decoding="async"></figure>`;
}

/** Asset name in an image service address; null for other addresses. */
function nameAtImageService(src: string, ctx: RequestContext): string | null {
  const [origin, alias] = [originOf(ctx.imagery.url('x')), encodeURIComponent(ctx.imagery.alias)];
  if (origin === null || originOf(src) !== origin) return null;
  const found = new RegExp(`/i/${alias.replaceAll('.', '\\.')}/([^/?#]+)$`).exec(new URL(src).pathname)?.[1];
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found);
  } catch {
    return null;
  }
}

/** Requires HTTPS, except for the sandbox on this machine. */
function isFileAddress(url: string, ctx: RequestContext): boolean {
  const origin = isSafeAddress(url) ? originOf(url) : null;
  return origin !== null && (origin.startsWith('https://') || origin === originOf(ctx.imagery.url('x')));
}

function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}

/** Localized, such as `1.4 MB`; null when unknown. */
function sizeOf(bytes: string, language: string): string | null {
  const count = Number(bytes);
  if (bytes === '' || !Number.isFinite(count) || count <= 0) return null;
  const [unit, times] =
    count < 1_000_000 ? (['kilobyte', 1_000] as const) : (['megabyte', 1_000_000] as const);
  return numberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'kilobyte' ? 0 : 1,
  }).format(Math.max(1, count / times));
}
