/** The topics and articles of the support section, from `data/support/`. */
import { z } from 'zod';
import { categories } from '../../../brand/categories.ts';
import { curatedProducts } from '../../../brand/curatedProducts.ts';
import { nameIn, readFacts, readTexts, withTexts } from '../../../brand/readData.ts';

/**
 * A body or an answer may link and embed: `{article:returns|words}`, `{category:skis/touring|words}`,
 * `{page:about|words}`, `{screen:/order-status|words}`, `{product:tallow-wax}`, `{asset:asset_wax_bench}`.
 */
const article = z.strictObject({
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  faq: z.array(z.strictObject({ question: z.string(), answer: z.string() })).optional(),
  keywords: z.array(z.string()),
});
const texts = readTexts(
  'support',
  z.strictObject({
    topics: z.record(z.string(), z.strictObject({ title: z.string(), summary: z.string() })),
    articles: z.record(z.string(), article),
  }),
);

const file = 'support/articles.json';
const row = z.strictObject({
  /** Last part of the uid and of the address. */
  key: z.string(),
  topic: nameIn(Object.keys(texts.topics), 'topic'),
  /** Keys of products that it is about. */
  products: z
    .array(
      nameIn(
        curatedProducts.map(({ key }) => key),
        'product',
      ),
    )
    .optional(),
  /** Paths of categories that it is about. */
  categories: z
    .array(
      nameIn(
        categories.map(({ path }) => path),
        'category',
      ),
    )
    .optional(),
});

export const supportTopics = Object.entries(texts.topics).map(([key, topic]) => ({ key, ...topic }));
export const supportArticles = withTexts(file, readFacts(file, z.array(row)), texts.articles);
export type SupportArticle = (typeof supportArticles)[number];
