/** Title, description and picture for search engines and shared links, with the brand's data as fallback. */
import { builder } from '../../builder.ts';
import { Image, type ImageModel } from '../../media/image.ts';
import { withFallback } from '../../sourceErrors.ts';
import { isLongEnough, seoDescription } from './seoDescription.rules.ts';

export interface SeoModel {
  title: string;
  description: string | null;
  image: ImageModel | null;
  /** Excludes the page from search engines. */
  isHidden?: boolean;
}

export const Seo = builder.objectRef<SeoModel>('Seo').implement({
  description:
    'Title, description and picture of a page for search engines and shared links. From the content service.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Title without the brand’s name.' }),
    description: t.string({
      nullable: true,
      description:
        'One or two sentences without markup, at most 160 letters; the brand’s own stand in, or behind what is too short to say something. Null when there is nothing to say.',
      resolve: async ({ description }, _args, ctx) => {
        const own = seoDescription([description]);
        if (isLongEnough(own)) return own;
        const brand = await withFallback(ctx.delivery.brandSettings(), null);
        return seoDescription([own, brand?.seo?.description]);
      },
    }),
    isHidden: t.boolean({
      description: 'True where editors ask search engines to leave the page out.',
      resolve: ({ isHidden = false }) => isHidden,
    }),
    image: t.expose('image', {
      type: Image,
      nullable: true,
      description: 'Picture of a shared link; null when there is none of the page’s own.',
    }),
  }),
});
