/** Articles of the support section and the topics they stand under (platform.md 2). */
import { z } from 'zod';
import { flag, list, reference, seoMeta, system, text } from './wireFields.ts';

export const supportTopicEntry = z.object({
  ...system,
  title: z.string(),
  /** Short name in addresses, such as `returns`. */
  key: text,
  summary: text,
  sort_order: z.number().nullish(),
});
export type SupportTopicEntryJson = z.output<typeof supportTopicEntry>;

export const supportEntry = z.object({
  ...system,
  title: z.string(),
  /** Such as `/returns`. */
  url: text,
  regions: list(z.string()),
  topic: list(reference),
  summary: text,
  body: text,
  faq: list(z.object({ question: text, answer: text })),
  /** What people call it who do not call it as we do. */
  keywords: list(z.string()),
  products: list(reference),
  categories: list(reference),
  sort_order: z.number().nullish(),
  /** Found by its address alone: in no list, no search, and not for search engines. */
  unlisted: flag,
  seo_meta: seoMeta,
});
export type SupportEntryJson = z.output<typeof supportEntry>;
