/** The content service: credentials, locales, content types, products. */
import { z } from 'zod';
import { contentLocales } from '../../graph/region/locales/locale.rules.ts';
import { stores } from '../../graph/region/markets/billing.rules.ts';
import { defineCall } from '../../sources/transport/call.ts';
import { SourceError } from '../../sources/transport/errors.ts';
import { getRegions } from '../../sources/delivery/settings.ts';
import type { Check, Outcome } from './check.ts';
import { baseLocale } from '../../sources/delivery/entries/fallback.ts';
import { modelIn } from './contentModelCheck.ts';
import { contentModel, type ModelType } from '../../sources/delivery/model/contentModel.ts';
import { failed, named, problemOf, warning } from './problem.ts';
import type { ShopReadings } from './shopReadings.ts';

const area = 'content';
const previewVariables = { address: 'CONTENT_PREVIEW_URL', credentials: 'CONTENT_PREVIEW_TOKEN' };

export function contentChecks(shop: ShopReadings): Check[] {
  const { config, content, sources, callerIn } = shop;
  const { environment } = config.delivery;
  const needs = ['content: credentials'];
  const preview: Check[] = config.delivery.preview
    ? [
        {
          area,
          name: 'preview',
          needs,
          async run() {
            const { preview: drafts } = sources.delivery;
            if (!drafts) return 'no preview';
            try {
              await drafts.run(getRegions, { environment, limit: 1 }, callerIn({ preview: true }));
              return 'drafts are read';
            } catch (error) {
              return problemOf(error, previewVariables);
            }
          },
        },
      ]
    : [];
  return [
    {
      area,
      name: 'credentials',
      needs: ['content: connection'],
      async run() {
        const settings = await content().everyBrandSettings();
        const own = settings.find(({ markets }) => markets.length === 0);
        if (!own)
          return failed(
            `environment ${environment} has no entry of brand_settings for all markets`,
            'Publish one there, without markets; or correct CONTENT_ENVIRONMENT and CONTENT_API_KEY.',
          );
        return `environment ${environment} of ${own.display_name || own.title}`;
      },
    },
    ...preview,
    { area, name: 'locales', needs, run: () => localesIn(shop) },
    { area, name: 'content types', needs, run: () => modelIn(shop) },
    { area, name: 'entries', needs: ['content: content types'], run: () => entriesIn(shop) },
    { area, name: 'markets', needs, run: () => marketsIn(shop) },
    { area, name: 'products', needs: ['content: entries'], run: () => productsIn(shop) },
  ];
}

export const readEntries = defineCall({
  source: 'delivery',
  name: 'readEntries',
  method: 'GET',
  route: '/v3/content_types/{type}/entries',
  varies: ['contentLocale'],
  idempotent: true,
  request: (
    { environment, contentType, limit }: { environment: string; contentType: string; limit: number },
    { contentLocale: locale },
  ) => ({
    path: `/v3/content_types/${contentType}/entries`,
    query: { environment, locale, limit },
  }),
  answer: z.object({ entries: z.array(z.record(z.string(), z.unknown())) }),
});

/** As the shop reads lists: what is not translated comes in the locale's fallback. */
const countProducts = defineCall({
  source: 'delivery',
  name: 'countProducts',
  method: 'GET',
  varies: ['contentLocale'],
  idempotent: true,
  route: '/v3/content_types/product/entries',
  request: ({ environment }: { environment: string }, { contentLocale: locale }) => ({
    path: '/v3/content_types/product/entries',
    query: { environment, locale, include_fallback: true, include_count: true, limit: 1 },
  }),
  answer: z.object({ count: z.number() }),
});

/** Refused for something that the stack does not have, rather than for lack of a right. */
function isUnknown(error: unknown): boolean {
  return error instanceof SourceError && [400, 404, 422].includes(error.status ?? 0);
}

async function localesIn({ sources, callerIn, config, markets }: ShopReadings): Promise<Outcome> {
  const { environment } = config.delivery;
  const english = new Set((await markets()).english?.values());
  const locales = [...contentLocales, ...english];
  const counts = await Promise.all(
    locales.map(async (contentLocale) => {
      const wanted = { environment, contentType: 'product', limit: 1 };
      try {
        const { entries } = await sources.delivery.run(readEntries, wanted, callerIn({ contentLocale }));
        return { contentLocale, is: entries.length > 0 ? 'used' : 'empty' } as const;
      } catch (error) {
        if (!isUnknown(error)) throw error;
        return { contentLocale, is: 'missing' } as const;
      }
    }),
  );
  const of = (is: string) => counts.filter((one) => one.is === is).map(({ contentLocale }) => contentLocale);
  const missing = of('missing');
  if (missing.length > 0)
    return failed(
      `the stack lacks the ${missing.length === 1 ? 'locale' : 'locales'} ${named(missing)}`,
      'Add it in the stack’s languages, with en-us as its fallback.',
    );
  // A spelling of English has only the entries that differ.
  const empty = of('empty').filter((locale) => !english.has(locale));
  if (empty.length > 0)
    return warning(
      `no product is published in ${named(empty)}`,
      'Publish products there, or shoppers see the texts of en-us.',
    );
  const readable = await Promise.all(
    locales.map(async (contentLocale) => ({
      contentLocale,
      ...(await sources.delivery.run(countProducts, { environment }, callerIn({ contentLocale }))),
    })),
  );
  const most = readable.find(({ contentLocale }) => contentLocale === baseLocale)?.count ?? 0;
  const without = readable.filter(({ count }) => count < most);
  if (without.length > 0)
    return failed(
      `${named(without.map(({ contentLocale, count }) => `${contentLocale} shows ${count} of ${most} products`))}: it does not fall back to ${baseLocale}`,
      `Give the language ${baseLocale} as its fallback, or publish every entry in it: what is not translated is shown nowhere.`,
    );
  return named(of('used'), 20);
}

interface TypeFinding {
  unreadable: { uid: string; field: string }[];
  entries: number;
}

async function entriesIn(shop: ShopReadings): Promise<Outcome> {
  const found = await Promise.all(
    contentModel.map(async (type) => [type, await examined(shop, type)] as const),
  );
  const typeNames = (some: typeof found) => named(some.map(([{ contentType }]) => contentType));
  const unreadable = found.flatMap(([{ contentType, shows }, { unreadable: bad }]) =>
    bad.map(({ uid, field }) => ({ text: `${contentType} ${uid}: ${field}`, shows })),
  );
  if (unreadable.length > 0)
    return failed(
      `entries cannot be read: ${named(
        unreadable.map(({ text }) => text),
        3,
      )}`,
      `Give the field the type that is said here: ${named([...new Set(unreadable.map(({ shows }) => shows))])} would fail.`,
    );
  const empty = found.filter(([{ isOptional }, { entries }]) => entries === 0 && !isOptional);
  if (empty.length > 0)
    return warning(
      `nothing is published of ${typeNames(empty)}`,
      `Publish an entry: ${named(empty.map(([{ shows }]) => shows))} would be missing.`,
    );
  return `${found.reduce((sum, [, { entries }]) => sum + entries, 0)} read`;
}

async function examined(
  { sources, callerIn, config }: ShopReadings,
  { contentType, entry }: ModelType,
): Promise<TypeFinding> {
  const wanted = { environment: config.delivery.environment, contentType, limit: 100 };
  const { entries } = await sources.delivery.run(readEntries, wanted, callerIn());
  const unreadable = entries.flatMap((one) => {
    const issue = entry.safeParse(one).error?.issues[0];
    const field = issue && `${issue.path.join('.')} ${issue.message}`;
    return field ? [{ uid: String(one['uid']), field }] : [];
  });
  return { unreadable, entries: entries.length };
}

async function marketsIn({ markets, sellingStores, content }: ShopReadings): Promise<Outcome> {
  const rows = await content().regions();
  if (rows.length === 0)
    return failed(
      'no entry of regions is published',
      'Publish one for each region with its countries and markets: nothing would be offered anywhere.',
    );
  const { countries } = await markets();
  const selling = await sellingStores();
  const text = `${countries.length} countries; with a cart: ${selling.join(', ') || 'none'}`;
  return selling.length > 0
    ? text
    : warning(
        'no market has a cart',
        'Switch shopping on in brand_settings, and list countries in the entries of regions.',
      );
}

async function productsIn(shop: ShopReadings): Promise<Outcome> {
  const all = await shop.products();
  const products = all.filter((product) => product !== null);
  if (products.length === 0)
    return failed('no product is published', `Publish products in ${shop.config.delivery.environment}.`);
  const owners = Map.groupBy(
    products.flatMap(({ title, bc_products }) =>
      bc_products.map(({ region, id }) => ({ title, region, id })),
    ),
    ({ region, id }) => `${region}/${id}`,
  );
  const twice = [...owners].filter(([, some]) => some.length > 1);
  if (twice.length > 0)
    return failed(
      `several products have one id of a store: ${named(twice.map(([id, some]) => `${id} (${some.map(({ title }) => title).join(' and ')})`))}`,
      'Correct bc_products of one of them: which page a cart line leads to is left to chance.',
    );
  const strange = [...new Set([...owners.keys()].map((key) => key.split('/')[0] ?? ''))].filter(
    (region) => !stores.includes(region),
  );
  if (strange.length > 0)
    return warning(
      `bc_products names unknown stores: ${named(strange)}`,
      `Use ${stores.join(', ')}; ids of other stores are ignored.`,
    );
  return `${products.length} products`;
}
