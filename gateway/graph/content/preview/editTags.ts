/** `editTag` fields of content types; the catalogue adds those of products and categories. */
import { builder } from '../../builder.ts';
import { Banner, bannerEntry } from '../pages/banner.ts';
import { BlogPost } from '../blog/blogPost.ts';
import { editTag } from './editTag.rules.ts';
import { Hotspot } from '../pages/hotspot.ts';
import { Page } from '../pages/page.ts';
import {
  BannerBlock,
  BannerSliderBlock,
  CategoryGroupBlock,
  ProductGridBlock,
  TextBlock,
} from '../pages/pageBlocks.ts';

const reason =
  'as the content service’s editor names it (`data-cslp`); null outside of preview. Costs nothing.';

for (const Block of [BannerBlock, BannerSliderBlock, ProductGridBlock, CategoryGroupBlock, TextBlock]) {
  builder.objectField(Block, 'editTag', (t) =>
    t.exposeString('editTag', {
      nullable: true,
      description: `The block’s place in its page’s entry, ${reason}`,
    }),
  );
}

builder.objectField(Page, 'editTag', (t) =>
  t.string({
    nullable: true,
    description: `The title in the page’s entry, ${reason}`,
    resolve: ({ ctx, entry: { uid }, contentType }) => editTag(ctx, { contentType, uid }, 'title'),
  }),
);

builder.objectField(Banner, 'editTag', (t) =>
  t.string({
    nullable: true,
    description: `The words in the banner’s entry, ${reason}`,
    resolve: (banner, _args, ctx) =>
      editTag(ctx.inMarket(banner.locale) ?? ctx, bannerEntry(banner), 'content'),
  }),
);

builder.objectField(Hotspot, 'editTag', (t) =>
  t.exposeString('editTag', {
    nullable: true,
    description: `The spot’s place in its banner’s entry, ${reason}`,
  }),
);

builder.objectField(BlogPost, 'editTag', (t) =>
  t.string({
    nullable: true,
    description: `The title in the post’s entry, ${reason}`,
    resolve: ({ ctx, entry: { uid } }) => editTag(ctx, { contentType: 'blog_post', uid }, 'title'),
  }),
);
