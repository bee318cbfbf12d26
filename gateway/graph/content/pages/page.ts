/** Managed pages: the home page, pages with their own address, and landing pages. */
import { builder } from '../../builder.ts';
import { languageField } from '../text/entryLanguage.ts';
import type { RequestContext } from '../../context.ts';
import { unknownHandle } from '../../handleHint.ts';
import { imageAt } from '../../media/image.ts';
import { Alternate, alternatesOf } from '../../region/locales/alternate.ts';
import { joinMarketId, loadInMarkets } from '../../region/markets/marketId.ts';
import { isShownIn } from '../../region/markets/region.rules.ts';
import type { PageEntryJson } from '../../../sources/delivery/pages.ts';
import { contentPath } from '../navigation/link.rules.ts';
import { blocksOf, PageBlock } from './pageBlocks.ts';
import { Seo } from './seo.ts';

export interface PageModel {
  ctx: RequestContext;
  entry: PageEntryJson;
  contentType: 'page' | 'landing_page';
}

const HOME = 'home';

async function pageByHandle(handle: string, ctx: RequestContext): Promise<PageModel | null> {
  const entry = await ctx.delivery.pageByUrl(handle === HOME ? '/' : `/${handle}`);
  return entry && { ctx, entry, contentType: 'page' };
}

async function landingByHandle(handle: string, ctx: RequestContext): Promise<PageModel | null> {
  const entry = await ctx.delivery.landingByUrl(`/${handle}`);
  return entry && { ctx, entry, contentType: 'landing_page' };
}

/** Distinguishes landing pages in ids; no page's own address contains a slash. */
const LANDING = 'l/';

function pageByKey(key: string, ctx: RequestContext): Promise<PageModel | null> {
  return key.startsWith(LANDING) ? landingByHandle(key.slice(LANDING.length), ctx) : pageByHandle(key, ctx);
}

function handleOf(entry: PageEntryJson): string {
  return entry.url === '/' ? HOME : entry.url.replace(/^\//, '');
}

const PageLayout = builder.enumType('PageLayout', {
  description: 'How a page begins.',
  values: {
    DEFAULT: { description: 'Below the header.' },
    FLUSH_BANNER: { description: 'With a banner that reaches up behind the header.' },
  },
});

const pageRef = builder.objectRef<PageModel>('Page');
export const Page = builder.node(pageRef, {
  description:
    'A page that editors build of blocks, landing pages among them. From the content service; public.',
  id: {
    resolve: ({ ctx, entry, contentType }) =>
      joinMarketId(ctx.locale, (contentType === 'landing_page' ? LANDING : '') + handleOf(entry)),
  },
  loadMany: (ids, ctx) => loadInMarkets(ids, ctx, pageByKey),
  fields: (t) => ({
    handle: t.string({
      description:
        '`home`, or the last part of the address, as `page(handle:)` takes it, or `landingPage(handle:)` of a landing page.',
      resolve: ({ entry }) => handleOf(entry),
    }),
    title: t.string({
      description: 'Title among editors; pages show their own headings.',
      resolve: ({ entry }) => entry.title,
    }),
    seo: t.field({
      type: Seo,
      description:
        'Title, description and picture for search engines; the title when the editors wrote nothing.',
      resolve: ({ entry }) => ({
        title: entry.seo_meta?.seo_title || entry.title,
        description: entry.seo_meta?.seo_description || null,
        image: imageAt(entry.seo_meta?.og_image ?? null, entry.seo_meta?.seo_title || entry.title),
        isHidden: entry.seo_meta?.no_index ?? false,
      }),
    }),
    path: t.field({
      type: 'URLPath',
      description: 'Path of the page; the home page of the default locale is `/`.',
      resolve: ({ ctx, entry, contentType }) => contentPath(ctx.locale, contentType, entry.url),
    }),
    alternates: t.field({
      type: [Alternate],
      description:
        'The page in every offered locale where guests see it, for search engines; `x-default` last, if it is shown in the default locale; none where search engines are asked to leave it out. Costs nothing beyond the page.',
      resolve: async ({ ctx, entry, contentType }) => {
        if (entry.seo_meta?.no_index) return [];
        const { delivery } = ctx;
        const pages = await (contentType === 'landing_page'
          ? delivery.landingRegions(entry.url)
          : delivery.pageRegions(entry.url));
        return alternatesOf(
          ctx.markets,
          (region) => pages.some((regions) => isShownIn(regions, region)),
          (locale) => contentPath(locale, contentType, entry.url),
        );
      },
    }),
    language: t.string(languageField('its blocks, apart from banners and products')),
    layout: t.field({
      type: PageLayout,
      description: 'How the page begins.',
      resolve: ({ entry }) => (entry.layout === 'flush-banner' ? 'FLUSH_BANNER' : 'DEFAULT'),
    }),
    blocks: t.field({
      type: [PageBlock],
      description: 'What the page is built of, from the top. Unpublished and empty blocks are left out.',
      // Each block has one kind, but its cost sums all kinds; a lower multiplier compensates.
      complexity: { field: 1, multiplier: 6 },
      resolve: ({ ctx, entry, contentType }) => blocksOf(entry, contentType, ctx),
    }),
  }),
});

builder.queryField('page', (t) =>
  t.field({
    type: Page,
    nullable: true,
    description:
      'A managed page. Null when there is none under the address in this region, or with an error when the content service is down.',
    args: {
      handle: t.arg.string({
        required: true,
        description:
          '`home` for the home page, else the address without locale and leading slash, such as `about`.',
      }),
    },
    complexity: 5,
    resolve: async (_root, { handle }, ctx) =>
      (await pageByHandle(handle, ctx)) ?? unknownHandle(ctx, handle),
  }),
);

builder.queryField('landingPage', (t) =>
  t.field({
    type: Page,
    nullable: true,
    description:
      'A landing page, such as that of a campaign. Null when there is none under the address in this region, or with an error when the content service is down.',
    args: {
      handle: t.arg.string({
        required: true,
        description: 'Last part of the address: `first-snow` of `/en-us/l/first-snow`.',
      }),
    },
    complexity: 5,
    resolve: async (_root, { handle }, ctx) =>
      (await landingByHandle(handle, ctx)) ?? unknownHandle(ctx, handle),
  }),
);
