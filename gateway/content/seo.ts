/** What search engines and shared links are told about a page. */
import { builder } from '../builder.ts';
import { Image, type ImageModel } from '../media/image.ts';

export interface SeoModel {
  title: string;
  description: string | null;
  image: ImageModel | null;
}

export const Seo = builder.objectRef<SeoModel>('Seo').implement({
  description:
    'Title, description and picture of a page for search engines and shared links. From the content service.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Title without the brand’s name.' }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'One or two sentences without markup; null when there is nothing to say.',
    }),
    image: t.expose('image', {
      type: Image,
      nullable: true,
      description: 'Picture of a shared link; null when there is none.',
    }),
  }),
});
