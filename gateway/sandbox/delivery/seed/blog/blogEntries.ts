/** The blog: categories, posts, and one post with nothing but a title. */
import { productUid } from '../../../brand/ids.ts';
import { locales, type Brand, type Locale } from '../../../brand/types.ts';
import { contentRegions } from '../../../brand/contentRegions.ts';
import { refTo, type EntryDraft, type Fields } from '../draft.ts';
import { localisedEntry, type Translate } from '../localisedEntry.ts';
import { sceneOf } from '../sceneOf.ts';
import { blogAuthors, blogCategories, blogPosts, type BlogPost, type BlogSection } from './blogPosts.ts';

export function blogEntries(brand: Brand): EntryDraft[] {
  return [...categories(), ...blogPosts.map((post) => postOf(post, brand)), bare];
}

function uidOf(kind: 'post' | 'category', key: string): string {
  return `blog_${kind}_${key.replaceAll('-', '_')}`;
}

function categories(): EntryDraft[] {
  return blogCategories.map(({ key, title, description }, index) =>
    localisedEntry({ contentType: 'blog_category', uid: uidOf('category', key) }, locales, (t, locale) => ({
      title: t(title),
      url: `/${key}`,
      description: description[locale] ?? '',
      regions: contentRegions,
      sort_order: index + 1,
    })),
  );
}

function postOf(post: BlogPost, brand: Brand): EntryDraft {
  const translated = locales.filter((locale) => post.title[locale] !== undefined);
  const author = blogAuthors.get(post.author);
  const withUids = new Map(brand.products.map((product) => [product.key, productUid(product)]));
  return localisedEntry(
    { contentType: 'blog_post', uid: uidOf('post', post.key) },
    translated,
    (t, locale) => {
      const picture = (name: string): Fields => {
        const scene = sceneOf(brand, name, 'noon');
        return {
          amplience_id: scene.name,
          alt_text: scene.alt[locale] ?? scene.alt['en-us'],
          imageset: 'No',
        };
      };
      return {
        title: t(post.title),
        url: `/${post.key}`,
        regions: post.regions ?? contentRegions,
        published_at: post.published,
        author: author ? { name: author.name, role: t(author.role) } : null,
        category: [refTo('blog_category', uidOf('category', post.category))],
        summary: t(post.summary),
        picture: post.scene === undefined ? null : picture(post.scene),
        // Without a translation it is empty, and falls back to English.
        body: isTranslated(post, locale) ? post.body.map((section) => sectionOf(section, t, picture)) : [],
        related_products: (post.products ?? []).flatMap((key) => {
          const uid = withUids.get(key);
          return uid === undefined ? [] : [refTo('product', uid)];
        }),
        seo_meta: { seo_title: '', seo_description: '', og_image: { amplience_id: '' } },
      };
    },
  );
}

function isTranslated({ body }: BlogPost, locale: Locale): boolean {
  return body.every((section) => {
    if ('html' in section) return section.html[locale] !== undefined;
    return ('scene' in section ? section.caption : section.words)[locale] !== undefined;
  });
}

function sectionOf(section: BlogSection, t: Translate, picture: (name: string) => Fields): Fields {
  if ('html' in section) return { text: { html: t(section.html) } };
  if ('scene' in section) {
    return { picture: { picture: picture(t(section.scene)), caption: t(section.caption) } };
  }
  return { quote: { words: t(section.words), source: t(section.source) } };
}

/** Without any optional field. */
const bare: EntryDraft = {
  contentType: 'blog_post',
  uid: uidOf('post', 'it-is-snowing'),
  title: 'It is snowing',
  fields: {
    url: '/it-is-snowing',
    regions: [],
    published_at: '',
    author: null,
    category: [],
    summary: '',
    picture: null,
    body: [],
    related_products: [],
    seo_meta: null,
  },
};
