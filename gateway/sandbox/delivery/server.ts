/**
 * Stand-in of the content service: the vendor's content delivery API v3 on its own paths (wire-protocols 1.2–1.5), by
 * GET and by POST with `_method`.
 *
 * Published content: `/v3/...`, api key and delivery token `sandbox`. Preview, with drafts in place of published
 * versions: `/preview/v3/...`, same api key, token `preview-sandbox` as `access_token` or `preview_token`; a request
 * that names an editing session (`live_preview`) also gets its unsaved edits.
 * Webhooks: `/v3/webhooks` of the management API (webhooks.ts).
 * There is one branch, `main`, and one environment, `production`.
 */
import { Hono } from 'hono';
import { locales, type Brand } from '../brand/types.ts';
import type { Standin, StandinOptions } from '../source.ts';
import { editorRoutes } from './editor/editorRoutes.ts';
import { UnsavedEdits, type SessionEdits } from './editor/unsavedEdits.ts';
import { assetFile, assetOf, assetPage } from './assets.ts';
import { editEntry } from './editEntry.ts';
import { contentTypesOf } from './contentTypes.ts';
import { findEntries, findEntry, lookOf, type View } from './entryQueries.ts';
import { entryRows } from './entryRows.ts';
import { withEmbeddedItems } from './embeddedItems.ts';
import { FilterError, type ReferenceLook } from './filter.ts';
import { withOwnAddress } from './ownAddress.ts';
import { ParameterError, parametersOfBody, parametersOfUrl, type Parameters } from './parameters.ts';
import { RateLimit } from './rate.ts';
import * as refusals from './refusals.ts';
import type { Refusal } from './refusals.ts';
import type { EntryDraft } from './seed/draft.ts';
import { brandEntries } from './seed/brandEntries.ts';
import { shaped } from './shape.ts';
import { syncPage } from './sync.ts';
import { Tables } from './tables.ts';
import { ContentWebhooks } from './webhooks.ts';

/** As `/v3/content_types` answers it. */
type ContentType = Readonly<{ uid: string; title: string; schema: readonly object[] }>;

export interface DeliveryOptions extends StandinOptions {
  /** Content types of the stack; inferred from the entries by default. */
  contentTypes?: readonly ContentType[];
  /** Requests per second before 429. Default 5 000, for benchmarks. */
  requestsPerSecond?: number;
  /** Entries in place of the brand's, for tests of an imported stack. */
  entries?: readonly EntryDraft[];
  /** Additional entries, for tests of long lists. */
  moreEntries?: readonly EntryDraft[];
  /** Transforms each entry of the seed, for tests with damaged entries. */
  rewrite?: ((draft: EntryDraft) => EntryDraft) | undefined;
}

/** A brand's entries, generated once per process however many servers tests start. */
const seeds = new WeakMap<Brand, readonly EntryDraft[]>();

/** Vendor: 8 KB of URL, then 414. */
const maxUrlLength = 8 * 1024;

export function deliveryStandin(brand: Brand, options: DeliveryOptions): Standin {
  const drafts = draftsOf(brand, options);
  const contentTypes: ReadonlyMap<string, ContentType> = options.contentTypes
    ? new Map(options.contentTypes.map((type) => [type.uid, type]))
    : contentTypesOf(drafts);
  const tables = new Tables(options, () => entryRows(drafts));
  const edits = new UnsavedEdits();
  const rateLimit = new RateLimit(options.requestsPerSecond ?? 5_000);
  const app = new Hono();
  const webhooks = new ContentWebhooks();

  app.route('/v3', webhooks.routes());
  app.all('*', async (c) => {
    const url = new URL(c.req.url);
    const segments = url.pathname.split('/').filter((segment) => segment !== '');
    const preview = segments[0] === 'preview';
    if (preview) segments.shift();
    const [version, ...path] = segments;
    const file = path[0] === 'assets' && path.length === 5 ? assetFile(path[2] ?? '', path[4] ?? '') : null;
    if (file !== null) return 'text' in file ? c.text(file.text) : c.redirect(file.path);

    const header = (name: string): string | null => c.req.header(name) ?? null;
    const wait = rateLimit.secondsToWait(Date.now());
    const refused =
      version !== 'v3' || (c.req.method !== 'GET' && c.req.method !== 'POST')
        ? refusals.pathMissing
        : url.pathname.length + url.search.length > maxUrlLength
          ? refusals.urlTooLong
          : wait > 0
            ? refusals.tooMany(wait)
            : credentialsRefused(header, preview);
    if (refused) return c.json(refused.body, refused.status, refused.headers);

    try {
      const wanted =
        c.req.method === 'GET'
          ? parametersOfUrl(url.searchParams)
          : parametersOfBody(await c.req.json().catch(() => null));
      const answer = answered({
        tables,
        contentTypes,
        path,
        wanted,
        preview,
        edits: edits.of(preview ? header('live_preview') : null, wanted.locale),
        origin: url.origin,
      });
      return 'error_code' in answer.body
        ? c.json(answer.body, answer.status)
        : c.json(answer.body, 200, { 'cache-control': preview ? 'no-store' : 'max-age=0, must-revalidate' });
    } catch (error) {
      if (error instanceof FilterError) {
        const refusal = refusals.parameterRefused('query', error.message);
        return c.json(refusal.body, refusal.status);
      }
      if (error instanceof ParameterError) {
        const refusal = refusals.parameterRefused(error.parameter, error.message);
        return c.json(refusal.body, refusal.status);
      }
      throw error;
    }
  });

  return {
    name: 'delivery',
    app,
    editor: editorRoutes(tables, edits),
    owns: (pathname) => /^\/(preview\/)?v3(\/|$)/.test(pathname),
    close: () => tables.close(),
    deliverHooks: (delivery) => webhooks.deliver(delivery),
    editEntry(contentType, uid, fields) {
      const at = new Date();
      editEntry(tables, { contentType, uid, fields }, at);
      webhooks.published(contentType, uid, at);
    },
  };
}

function draftsOf(
  brand: Brand,
  { entries, moreEntries = [], rewrite }: DeliveryOptions,
): readonly EntryDraft[] {
  let seed = entries ?? seeds.get(brand);
  if (!seed) seeds.set(brand, (seed = brandEntries(brand)));
  const drafts = moreEntries.length > 0 ? [...seed, ...moreEntries] : seed;
  return rewrite ? drafts.map(rewrite) : drafts;
}

function credentialsRefused(header: (name: string) => string | null, preview: boolean): Refusal | null {
  if (header('api_key') !== 'sandbox') return refusals.stackMissing;
  const token = (preview ? header('preview_token') : null) ?? header('access_token');
  if (token === null || token === '') return refusals.tokenEmpty;
  if (token !== (preview ? 'preview-sandbox' : 'sandbox')) return refusals.tokenRefused;
  const branch = header('branch');
  return branch === null || branch === '' || branch === 'main' ? null : refusals.branchMissing;
}

interface Asked {
  tables: Tables;
  contentTypes: ReadonlyMap<string, ContentType>;
  /** Path segments after the version. */
  path: readonly string[];
  wanted: Parameters;
  preview: boolean;
  edits: SessionEdits;
  origin: string;
}

type Answer = { status: 200; body: Record<string, unknown> } | Refusal;

function answered(asked: Asked): Answer {
  const [room, name, part, uid, ...more] = asked.path;
  if (more.length > 0) return refusals.pathMissing;
  if (room === 'content_types') {
    if (name === undefined) return good(contentTypePage(asked));
    const contentType = asked.contentTypes.get(name);
    if (!contentType) return refusals.contentTypeMissing(name);
    if (part === undefined) return good({ content_type: contentType });
    if (part === 'entries')
      return uid === undefined ? entryList(asked, contentType) : entryAlone(asked, contentType, uid);
    return refusals.pathMissing;
  }
  if (room === 'assets' && part === undefined) {
    if (name === undefined) return good(assetPage(asked.wanted, asked.origin));
    const asset = assetOf(name, asked.origin, asked.wanted.includeDimension);
    return asset ? good({ asset }) : refusals.assetMissing;
  }
  if (room === 'taxonomies' && name === 'entries' && part === undefined) return entryList(asked, null);
  if (room === 'stacks' && name === 'sync' && part === undefined) {
    return placeRefused(asked.wanted) ?? good(syncPage(asked.tables, asked.wanted.plain));
  }
  return refusals.pathMissing;
}

function good(body: Record<string, unknown>): Answer {
  return { status: 200, body };
}

function contentTypePage({ contentTypes, wanted }: Asked): Record<string, unknown> {
  if (wanted.count) return { content_types: contentTypes.size };
  return {
    content_types: [...contentTypes.values()].slice(wanted.skip, wanted.skip + wanted.limit),
    ...(wanted.includeCount ? { count: contentTypes.size } : {}),
  };
}

function entryList(asked: Asked, contentType: ContentType | null): Answer {
  const { tables, wanted } = asked;
  const refused = placeRefused(wanted);
  if (refused) return refused;
  const view = viewOf(asked);
  const found = findEntries(tables, view, contentType?.uid ?? null, wanted);
  if (wanted.count) return good({ entries: found.count });
  const look = lookOf(tables, view);
  return good({
    entries: found.entries.map((entry) => leaving(entry, asked, contentType, look)),
    ...(found.count === null ? {} : { count: found.count }),
    ...(wanted.includeContentType && contentType ? { content_type: contentType } : {}),
  });
}

function entryAlone(asked: Asked, contentType: ContentType, uid: string): Answer {
  const { tables, wanted } = asked;
  const refused = placeRefused(wanted);
  if (refused) return refused;
  const view = viewOf(asked);
  const entry = findEntry(tables, view, contentType.uid, uid);
  if (!entry) return refusals.entryMissing;
  return good({
    entry: leaving(entry, asked, contentType, lookOf(tables, view)),
    ...(wanted.includeContentType ? { content_type: contentType } : {}),
  });
}

/** An entry in its response form. */
function leaving(
  entry: Record<string, unknown>,
  { wanted, origin }: Asked,
  contentType: ContentType | null,
  look: ReferenceLook,
): Record<string, unknown> {
  const form = withOwnAddress(shaped(entry, wanted, look), contentType?.uid ?? null, origin);
  return wanted.includeEmbeddedItems
    ? withEmbeddedItems(form, look, (uid) => assetOf(uid, origin, wanted.includeDimension))
    : form;
}

function placeRefused(wanted: Parameters): Refusal | null {
  if (wanted.environment !== 'production') return refusals.environmentMissing(wanted.environment);
  return (locales as readonly string[]).includes(wanted.locale)
    ? null
    : refusals.localeMissing(wanted.locale);
}

function viewOf({ wanted, preview, edits }: Asked): View {
  return { locale: wanted.locale, fallback: wanted.includeFallback, preview, edits };
}
