/** Sections of a post's body. */
import { builder, type SanitizedHtml } from '../../builder.ts';
import { Image, imageAt, type ImageModel } from '../../media/image.ts';
import type { BlogPostEntryJson, BlogSectionJson } from '../../../sources/delivery/blog.ts';
import { plainText, sanitizedHtml } from '../text/sanitizedHtml.ts';

interface TextModel {
  kind: 'text';
  key: string;
  html: SanitizedHtml;
}

interface PictureModel {
  kind: 'picture';
  key: string;
  image: ImageModel;
  caption: string | null;
}

interface QuoteModel {
  kind: 'quote';
  key: string;
  words: string;
  source: string | null;
}

type BlogSectionModel = TextModel | PictureModel | QuoteModel;

/** Aspect ratios of a picture within the text. */
const frame = { mobile: 4 / 3, desktop: 16 / 9 };

/** In the editors' order; empty sections and unknown kinds are left out. */
export function blogSections({ uid, body }: BlogPostEntryJson): BlogSectionModel[] {
  return body.flatMap((section, index) => sectionOf(section, `${uid}.${index}`));
}

function sectionOf({ text, picture, quote }: BlogSectionJson, key: string): BlogSectionModel[] {
  const html = sanitizedHtml(text?.html);
  if (html !== null) return [{ kind: 'text', key, html }];
  const image = imageAt(picture?.picture ?? null, '', { aspect: frame });
  if (picture && image) return [{ kind: 'picture', key, image, caption: picture.caption || null }];
  return quote?.words ? [{ kind: 'quote', key, words: quote.words, source: quote.source || null }] : [];
}

/** The body's text without markup. */
export function blogBodyText(entry: BlogPostEntryJson): string {
  return blogSections(entry)
    .map((section) => {
      if (section.kind === 'text') return plainText(section.html, Infinity) ?? '';
      return section.kind === 'quote' ? section.words : (section.caption ?? '');
    })
    .join(' ')
    .trim();
}

const key = 'Place of the section in its post.';

const BlogTextSection = builder.objectRef<TextModel>('BlogTextSection').implement({
  description: 'Running text of a post.',
  fields: (t) => ({
    key: t.exposeID('key', { description: key }),
    html: t.expose('html', { type: 'HTML', description: 'The text; never empty.' }),
  }),
});

const BlogPictureSection = builder.objectRef<PictureModel>('BlogPictureSection').implement({
  description: 'A picture between the text of a post.',
  fields: (t) => ({
    key: t.exposeID('key', { description: key }),
    image: t.expose('image', { type: Image, description: 'The picture, for the size `BANNER`.' }),
    caption: t.exposeString('caption', {
      nullable: true,
      description: 'Words below it; null when there are none.',
    }),
  }),
});

const BlogQuoteSection = builder.objectRef<QuoteModel>('BlogQuoteSection').implement({
  description: 'A quotation, set apart in a post.',
  fields: (t) => ({
    key: t.exposeID('key', { description: key }),
    words: t.exposeString('words', { description: 'What was said, without quotation marks.' }),
    source: t.exposeString('source', {
      nullable: true,
      description: 'Who said it; null when the editors do not tell.',
    }),
  }),
});

export const BlogSection = builder.unionType('BlogSection', {
  description: 'One section of a post.',
  types: [BlogTextSection, BlogPictureSection, BlogQuoteSection],
  resolveType: ({ kind }) => {
    switch (kind) {
      case 'text':
        return BlogTextSection;
      case 'picture':
        return BlogPictureSection;
      case 'quote':
        return BlogQuoteSection;
    }
  },
});
