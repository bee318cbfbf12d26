/**
 * Rich text of the content service, ready to show: sanitized (markup.ts), links resolved for the request's locale,
 * embedded entries, assets and pictures filled in.
 */
import { LRUCache } from 'lru-cache';
import type { SanitizedHtml } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { DPI, QUALITY } from '../../media/renditions.rules.ts';
import { isShownIn } from '../../region/markets/region.rules.ts';
import { withFallback } from '../../sourceErrors.ts';
import type { EmbeddedItemJson } from '../../../sources/delivery/entries/entryFields.ts';
import { isSafeAddress, leavesTheSite, pathOnSite } from './address.rules.ts';
import { assetMarkup, pictureMarkup } from './embeddedPicture.ts';
import { contentPath, hasPage, innerPath } from '../navigation/link.rules.ts';
import { clean, escaped, filled, withoutLinks, type CleanMarkup, type Slot } from './markup.ts';
import { shown } from './sanitizedHtml.ts';

/** The fields of an entry that its rich text depends on. */
export interface RichTextEntry {
  /** Named as in the source. */
  _embedded_items?: readonly EmbeddedItemJson[] | undefined;
}

/**
 * Null when nothing is left to show. Loads the brand settings only for texts with absolute links, which may be our own,
 * and calls the image service only for texts with pictures.
 */
export async function richText(
  ctx: RequestContext,
  markup: string | null | undefined,
  { topHeading = 1, holder = {} }: { topHeading?: 1 | 2; holder?: RichTextEntry } = {},
): Promise<SanitizedHtml | null> {
  if (!markup) return null;
  const site = /https?:/i.test(markup) ? await siteOf(ctx) : null;
  const found = cleaned(markup, { topHeading, locale: ctx.locale, site });
  const { _embedded_items: items = [] } = holder;
  const pictures = new Map(
    await Promise.all(found.slots.map(async (slot) => [slot, await pictureAt(slot, items, ctx)] as const)),
  );
  const html = filled(found, (slot, inner) =>
    slot.kind === 'entry'
      ? entryMarkup(slot, inner, items, ctx)
      : withCaption(pictures.get(slot) ?? '', inner),
  );
  return shown(withWideTables(html));
}

/** Size limit of the cache of sanitized texts. */
const MAX_CHARACTERS = 4 * 1024 * 1024;

/** Keyed by all inputs. */
const cleanCache = new LRUCache<string, CleanMarkup>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: ({ html }, key) => key.length + html.length + 200,
});

/** Cached, as sanitizing parses HTML and the same text is shown many times. */
function cleaned(
  markup: string,
  { topHeading, locale, site }: { topHeading: 1 | 2; locale: string; site: string | null },
): CleanMarkup {
  const key = `${topHeading} ${locale} ${site} ${markup}`;
  const kept = cleanCache.get(key);
  if (kept) return kept;
  const found = clean(markup, { topHeading, hrefOf: (href) => hrefIn(locale, site, href) });
  cleanCache.set(key, found);
  return found;
}

async function siteOf(ctx: RequestContext): Promise<string | null> {
  return (await withFallback(ctx.delivery.brandSettings(), null))?.site_url || null;
}

/** Internal links in the request's locale, others as given, unsafe ones removed. */
function hrefIn(locale: string, site: string | null, href: string): string | null {
  if (!isSafeAddress(href)) return null;
  const own = site === null ? null : pathOnSite(href, site);
  if (own !== null) return innerPath(locale, own);
  return leavesTheSite(href) ? href : innerPath(locale, href);
}

function itemAt(slot: Slot, items: readonly EmbeddedItemJson[]): EmbeddedItemJson | null {
  const isAsset = slot.kind === 'asset';
  return (
    items.find(
      ({ uid, _content_type_uid: type }) =>
        uid === slot.uid && (isAsset ? type === 'sys_assets' : type === slot.contentType),
    ) ?? null
  );
}

async function pictureAt(
  slot: Slot,
  items: readonly EmbeddedItemJson[],
  ctx: RequestContext,
): Promise<string> {
  if (slot.kind === 'entry') return '';
  if (slot.kind === 'picture') return pictureMarkup(slot.src, slot.alt, ctx);
  const asset = itemAt(slot, items);
  return asset ? assetMarkup(asset, slot, ctx) : '';
}

/** A picture keeps its caption; without the picture the caption goes, too. */
function withCaption(figure: string, inner: string): string {
  const caption = /<figcaption[^>]*>[\s\S]*?<\/figcaption>/.exec(inner)?.[0];
  return caption && figure.startsWith('<figure')
    ? figure.replace('</figure>', `${caption}</figure>`)
    : figure;
}

/**
 * A link to the entry's page, or a card for block style. An entry that is unpublished, not shown in this region or
 * without a page leaves only the text of a link.
 */
function entryMarkup(
  slot: Slot,
  inner: string,
  items: readonly EmbeddedItemJson[],
  ctx: RequestContext,
): string {
  const words = slot.style === 'link' ? withoutLinks(inner) : '';
  const entry = itemAt(slot, items);
  if (!entry || !isShownIn(entry.regions, ctx.scope.contentRegion)) return words;
  const { _content_type_uid: type, url } = entry;
  const title = entry.display_title || entry.title;
  if (!hasPage(type, url) || title === '') return words || escaped(title);
  const tab = slot.opensNewTab ? ' target="_blank" rel="noopener noreferrer"' : '';
  const open = `<a href="${escaped(contentPath(ctx.locale, type, url))}"${tab}`;
  if (slot.style !== 'block') return `${open}>${words || escaped(title)}</a>`;
  const picture = entry.image?.amplience_id ? thumbnail(entry.image.amplience_id, ctx) : '';
  return `<p data-card>${open}>${picture}<span>${escaped(title)}</span></a></p>`;
}

/** Decorative: the title stands next to it. */
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

/** Wraps wide tables in a scrollable, focusable region; keeps table semantics for screen readers. */
function withWideTables(html: string): string {
  return html
    .replaceAll(/<table\b[^>]*>/g, (table) => `<div data-wide tabindex="0">${table}`)
    .replaceAll('</table>', '</table></div>');
}
