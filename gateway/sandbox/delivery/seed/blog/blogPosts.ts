/** The categories, authors and posts of the blog, from `data/blog/`. */
import { z } from 'zod';
import { contentRegions } from '../../../brand/contentRegions.ts';
import { nameIn, readFacts, readTexts, withTexts } from '../../../brand/readData.ts';
import { sceneNames } from '../../../brand/scenes.ts';

const scene = nameIn(sceneNames, 'scene');
const section = z.union([
  z.strictObject({ html: z.string() }),
  /** The alternative text of the picture is the scene's own. */
  z.strictObject({ scene, caption: z.string() }),
  z.strictObject({ words: z.string(), source: z.string() }),
]);
const texts = readTexts(
  'blog',
  z.strictObject({
    /** Descriptions are HTML. */
    categories: z.record(z.string(), z.strictObject({ title: z.string(), description: z.string() })),
    authors: z.record(z.string(), z.strictObject({ role: z.string() })),
    /** A language that translates the title translates the summary, too, and all sections of the body or none. */
    posts: z.record(
      z.string(),
      z.strictObject({ title: z.string(), summary: z.string(), body: z.array(section) }),
    ),
  }),
);

const authorRow = z.strictObject({ key: z.string(), name: z.string() });
const postRow = z.strictObject({
  /** Last part of the uid and of the address. */
  key: z.string(),
  category: nameIn(Object.keys(texts.categories), 'blog category'),
  published: z.iso.datetime(),
  author: nameIn(Object.keys(texts.authors), 'author'),
  /** Picture of the post; short notes have none. */
  scene: scene.optional(),
  /** Content regions; all of them when absent. */
  regions: z.array(nameIn(contentRegions, 'content region')).optional(),
  /** Keys of products. */
  products: z.array(z.string()).optional(),
});

function read<Row extends { key: string }, Text>(
  file: string,
  row: z.ZodType<Row>,
  textsByKey: Readonly<Record<string, Text>>,
): readonly (Row & Text)[] {
  return withTexts(file, readFacts(file, z.array(row)), textsByKey);
}

export const blogCategories = Object.entries(texts.categories).map(([key, category]) => ({
  key,
  ...category,
}));
export const blogAuthors = new Map(
  read('blog/authors.json', authorRow, texts.authors).map((author) => [author.key, author]),
);
export const blogPosts = read('blog/posts.json', postRow, texts.posts);
export type BlogPost = (typeof blogPosts)[number];
export type BlogSection = BlogPost['body'][number];
