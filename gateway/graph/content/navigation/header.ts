/** The header: alerts, main and secondary navigation, filtered by region (platform.md 2, 3). */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { isShownIn } from '../../region/markets/region.rules.ts';
import { withFallback } from '../../sourceErrors.ts';
import type { HeaderEntryJson } from '../../../sources/delivery/navigation.ts';
import { Banner, bannersOf, type BannerModel } from '../pages/banner.ts';
import { withValues } from '../text/placeholders.ts';
import { childrenOf } from './categoryTree.rules.ts';
import { headerProblem } from './headerProblem.rules.ts';
import { Link } from './link.ts';
import { contentPath, linkTarget, nowhere, type LinkTarget } from './link.rules.ts';

interface HeaderModel {
  ctx: RequestContext;
  entry: HeaderEntryJson;
}

interface NavigationItemModel {
  ctx: RequestContext;
  link: LinkTarget;
  banner: BannerModel | null;
  /** Category whose children are the second level; null when there is none. */
  categoryUid: string | null;
}

const NavigationItem = builder.objectRef<NavigationItemModel>('NavigationItem');

NavigationItem.implement({
  description: 'An entry of the navigation.',
  fields: (t) => ({
    link: t.expose('link', { type: Link, description: 'Where it leads.' }),
    banner: t.expose('banner', {
      type: Banner,
      nullable: true,
      description: 'Banner shown in the opened menu; null when there is none.',
    }),
    children: t.field({
      type: [NavigationItem],
      description:
        'Second level: the categories below the linked one that are shown in this region, in the editors’ order. Empty when the item has none.',
      resolve: async ({ ctx, categoryUid }) => {
        if (categoryUid === null) return [];
        const all = await withFallback(ctx.delivery.categories(), []);
        return childrenOf(all, categoryUid).map((category) => ({
          ctx,
          link: {
            text: category.display_title || category.title,
            href: contentPath(ctx.locale, 'product_category', category.url),
            isExternal: false,
            opensNewTab: false,
          },
          banner: null,
          categoryUid: category.uid,
        }));
      },
    }),
  }),
});

const Header = builder.objectRef<HeaderModel>('Header').implement({
  description: 'The header of every page. From the content service; what names other regions is left out.',
  fields: (t) => ({
    alerts: t.field({
      type: [Link],
      description:
        'Short messages above the navigation. One that leads nowhere has an empty `href` and is shown as plain words. A message whose `{freeShippingFrom}` has no value here is left out.',
      resolve: async ({ ctx, entry }) => {
        const here = entry.top_alert.filter(({ regions }) => isShownIn(regions, ctx.scope.contentRegion));
        const texts = await Promise.all(here.map(({ text }) => withValues(ctx, text)));
        return here.flatMap(({ link }, index) => {
          const text = texts[index];
          const target = (link && linkTarget(link, ctx.locale)) ?? nowhere;
          return text ? { ...target, text } : [];
        });
      },
    }),
    mainNav: t.field({
      type: [NavigationItem],
      description: 'Main navigation.',
      resolve: ({ ctx, entry }) =>
        entry.main_nav
          .filter(({ regions }) => isShownIn(regions, ctx.scope.contentRegion))
          .flatMap(({ link, banner, children }) => {
            const target = linkTarget(link, ctx.locale);
            if (!target) return [];
            const { uid, _content_type_uid: contentType } = link.internal_link[0] ?? {};
            const isCategory = contentType === 'product_category' && children === 'categories';
            return {
              ctx,
              link: target,
              banner: bannersOf(banner, ctx.locale)[0] ?? null,
              categoryUid: (isCategory && uid) || null,
            };
          }),
    }),
    secondaryNav: t.field({
      type: [NavigationItem],
      description: 'Secondary navigation: help, shops, language. No banners, no second level.',
      resolve: ({ ctx, entry }) =>
        entry.secondary_nav
          .filter(({ regions }) => isShownIn(regions, ctx.scope.contentRegion))
          .flatMap(({ link }) => {
            const target = linkTarget(link, ctx.locale);
            return target ? { ctx, link: target, banner: null, categoryUid: null } : [];
          }),
    }),
  }),
});

builder.queryField('header', (t) =>
  t.field({
    type: Header,
    nullable: true,
    description:
      'The header of the request’s region, else the one that names no regions. Null, and a line in the log, when none is published or none is for the region; null with an error when the content service is down.',
    complexity: 5,
    resolve: async (_root, _args, ctx) => {
      const entry = await ctx.delivery.header();
      const problem = headerProblem(entry, await ctx.delivery.hasHeaders());
      if (entry && problem === null) return { ctx, entry };
      // Returns an empty header (platform.md 8).
      if (problem !== null) ctx.report(problem, { contentRegion: ctx.scope.contentRegion });
      return null;
    },
  }),
);
