/** Content of the 404 page (platform.md 2, Error page). `errorPage` of 7.4 returns the raw entry. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import type { ErrorPageEntryJson } from '../../../sources/delivery/errorPage.ts';
import { Banner, bannersOf } from './banner.ts';
import { Link } from '../navigation/link.ts';
import { localePath } from '../navigation/link.rules.ts';
import { richText } from '../text/richText.ts';

interface NotFoundModel {
  ctx: RequestContext;
  page: ErrorPageEntryJson;
}

const NotFoundPage = builder.objectRef<NotFoundModel>('NotFoundPage').implement({
  description:
    'Words and picture of the page for addresses that lead nowhere. From the content service’s error page; public.',
  fields: (t) => ({
    header: t.string({
      nullable: true,
      description: 'Words above the picture; null when the editors wrote none.',
      resolve: ({ page }) => page.header || null,
    }),
    banner: t.field({
      type: Banner,
      nullable: true,
      description: 'Its banner, for the size `ERROR_BANNER`; null when none is published.',
      resolve: ({ ctx, page }) => bannersOf(page.banner, ctx.locale)[0] ?? null,
    }),
    message: t.field({
      type: 'HTML',
      nullable: true,
      description: 'Words below the picture; null when the editors wrote none.',
      resolve: ({ ctx, page }) => richText(ctx, page.main_content, { topHeading: 2, holder: page }),
    }),
    link: t.field({
      type: Link,
      nullable: true,
      description: 'The way home in the editors’ words; null when they wrote none.',
      resolve: ({ ctx, page }) =>
        page.link_text === ''
          ? null
          : {
              text: page.link_text,
              href: localePath(ctx.locale, '/'),
              isExternal: false,
              opensNewTab: false,
            },
    }),
  }),
});

builder.queryField('notFoundPage', (t) =>
  t.field({
    type: NotFoundPage,
    nullable: true,
    description:
      'What the page for addresses that lead nowhere shows below its basic message. Null when editors prepared nothing, and null with an error when the content service is down: then the basic message stands alone.',
    complexity: 5,
    resolve: async (_root, _args, ctx) => {
      const page = await ctx.delivery.errorPage();
      return page && { ctx, page };
    },
  }),
);
