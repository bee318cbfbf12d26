/**
 * Rich text of the content service as a page shows it: reduced to the allow-list (markup.ts), its links resolved for
 * the request's locale, embedded entries and assets and pictures of the image service put in their places.
 */
import { LRUCache } from 'lru-cache';
import type { SanitizedHtml } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { DPI, QUALITY } from '../../media/renditions.rules.ts';
import { isShownIn } from '../../region/markets/region.rules.ts';
import { withFallback } from '../../sourceErrors.ts';
import type { EmbeddedItemJson } from '../../../sources/delivery/wire/wireFields.ts';
import { isSafeAddress, leavesTheSite, pathOnSite } from './address.rules.ts';
import { assetMarkup, pictureMarkup } from './embeddedPicture.ts';
import { contentPath, hasPage, innerPath } from '../navigation/link.rules.ts';
import { clean, escaped, filled, withoutLinks, type CleanMarkup, type Place } from './markup.ts';
import { shown } from './sanitizedHtml.ts';

/** The entry that a text stands in, as far as the text needs it. */
export interface TextHolder {
  /** The source's own name for it. */
  _embedded_items?: readonly EmbeddedItemJson[] | undefined;
}

/**
 * Null when nothing is left to show. Asks the brand settings only where the text has whole addresses, which may be our
 * own, and the image service only where it has pictures.
 */
export async function richText(
  ctx: RequestContext,
  markup: string | null | undefined,
  { topHeading = 1, holder = {} }: { topHeading?: 1 | 2; holder?: TextHolder } = {},
): Promise<SanitizedHtml | null> {
  if (!markup) return null;
  const site = /https?:/i.test(markup) ? await siteOf(ctx) : null;
  const found = cleaned(markup, { topHeading, locale: ctx.locale, site });
  const { _embedded_items: items = [] } = holder;
  const pictures = new Map(
    await Promise.all(
      found.places.map(async (place) => [place, await pictureAt(place, items, ctx)] as const),
    ),
  );
  const html = filled(found, (place, inner) =>
    place.kind === 'entry'
      ? entryMarkup(place, inner, items, ctx)
      : withCaption(pictures.get(place) ?? '', inner),
  );
  return shown(withWideTables(html));
}

/** Of all texts that are kept clean. */
const MOST_CHARACTERS = 4 * 1024 * 1024;

/** By all that the result depends on. */
const known = new LRUCache<string, CleanMarkup>({
  maxSize: MOST_CHARACTERS,
  sizeCalculation: ({ html }, key) => key.length + html.length + 200,
});

/** Texts are kept by their sources, and shown many times before they change; to clean one takes a parser of HTML. */
function cleaned(
  markup: string,
  { topHeading, locale, site }: { topHeading: 1 | 2; locale: string; site: string | null },
): CleanMarkup {
  const key = `${topHeading} ${locale} ${site} ${markup}`;
  const kept = known.get(key);
  if (kept) return kept;
  const found = clean(markup, { topHeading, hrefOf: (href) => hrefIn(locale, site, href) });
  known.set(key, found);
  return found;
}

async function siteOf(ctx: RequestContext): Promise<string | null> {
  return (await withFallback(ctx.delivery.brandSettings(), null))?.site_url || null;
}

/** Our own pages in the request's locale, others as given, hostile ones not at all. */
function hrefIn(locale: string, site: string | null, href: string): string | null {
  if (!isSafeAddress(href)) return null;
  const own = site === null ? null : pathOnSite(href, site);
  if (own !== null) return innerPath(locale, own);
  return leavesTheSite(href) ? href : innerPath(locale, href);
}

function itemAt(place: Place, items: readonly EmbeddedItemJson[]): EmbeddedItemJson | null {
  const isAsset = place.kind === 'asset';
  return (
    items.find(
      ({ uid, _content_type_uid: type }) =>
        uid === place.uid && (isAsset ? type === 'sys_assets' : type === place.contentType),
    ) ?? null
  );
}

async function pictureAt(
  place: Place,
  items: readonly EmbeddedItemJson[],
  ctx: RequestContext,
): Promise<string> {
  if (place.kind === 'entry') return '';
  if (place.kind === 'picture') return pictureMarkup(place.src, place.alt, ctx);
  const asset = itemAt(place, items);
  return asset ? assetMarkup(asset, place, ctx) : '';
}

/** A picture keeps the words that stood below it; one that is gone takes them along. */
function withCaption(figure: string, inner: string): string {
  const caption = /<figcaption[^>]*>[\s\S]*?<\/figcaption>/.exec(inner)?.[0];
  return caption && figure.startsWith('<figure')
    ? figure.replace('</figure>', `${caption}</figure>`)
    : figure;
}

/**
 * A link to the entry's page, as a card where it stands as a block. One that is not published, not shown in this
 * region, or without a page of its own leaves the words of a link, and nothing otherwise.
 */
function entryMarkup(
  place: Place,
  inner: string,
  items: readonly EmbeddedItemJson[],
  ctx: RequestContext,
): string {
  const words = place.style === 'link' ? withoutLinks(inner) : '';
  const entry = itemAt(place, items);
  if (!entry || !isShownIn(entry.regions, ctx.scope.contentRegion)) return words;
  const { _content_type_uid: type, url } = entry;
  const title = entry.display_title || entry.title;
  if (!hasPage(type, url) || title === '') return words || escaped(title);
  const tab = place.opensNewTab ? ' target="_blank" rel="noopener noreferrer"' : '';
  const open = `<a href="${escaped(contentPath(ctx.locale, type, url))}"${tab}`;
  if (place.style !== 'block') return `${open}>${words || escaped(title)}</a>`;
  const picture = entry.image?.amplience_id ? thumbnail(entry.image.amplience_id, ctx) : '';
  return `<p data-card>${open}>${picture}<span>${escaped(title)}</span></a></p>`;
}

/** A card's picture only decorates: its title stands beside it. */
function thumbnail(name: string, ctx: RequestContext): string {
  const src = ctx.imagery.url(name, {
    w: 192,
    h: 256,
    fmt: 'auto',
    qlt: QUALITY,
    bg: 'white',
    dpi: DPI.once,
  });
  return `<img src="${escaped(src)}" alt="" width="96" height="128" loading="lazy" decoding="async">`;
}

/** A wide table scrolls in a frame of its own, which keys reach; the table stays one for those who hear it. */
function withWideTables(html: string): string {
  return html
    .replaceAll(/<table\b[^>]*>/g, (table) => `<div data-wide tabindex="0">${table}`)
    .replaceAll('</table>', '</table></div>');
}
