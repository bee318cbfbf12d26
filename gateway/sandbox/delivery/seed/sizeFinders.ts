/** How sizes are found, by kind: the rules behind the article about ski lengths and its neighbours. */
import { z } from 'zod';
import { categories } from '../../brand/categories.ts';
import { categoryUid } from '../../brand/ids.ts';
import { nameIn, readFacts } from '../../brand/readData.ts';
import { refTo, type EntryDraft } from './draft.ts';
import { supportUid } from './support/supportEntries.ts';

const category = nameIn(
  categories.map(({ path }) => path),
  'category',
);
const changes = z.record(z.string(), z.number());

const finders = readFacts(
  'settings/sizeFinders.json',
  z.strictObject({
    /** Centimetres by answer, by question, for each kind. */
    questions: z.record(z.string(), z.record(z.string(), changes)),
    /** Body mass index. */
    weights: z.array(z.strictObject({ from: z.number(), until: z.number(), change: z.number() })),
    /** Centimetres by profile. */
    profiles: changes,
    finders: z.array(
      z.strictObject({
        kind: z.enum(['ski', 'pole', 'helmet', 'clothing']),
        categories: z.array(category),
        factor: z.number().optional(),
        offset: z.number().optional(),
        questions: z.string().optional(),
        countsWeight: z.boolean().optional(),
        countsProfile: z.boolean().optional(),
        ranges: z.array(z.strictObject({ size: z.string(), from: z.number(), until: z.number() })).optional(),
        guide: z.string(),
      }),
    ),
  }),
);

export function sizeFinders(): EntryDraft[] {
  return finders.finders.map((finder): EntryDraft => {
    const [first = ''] = finder.categories;
    return {
      contentType: 'size_finder',
      uid: `size_finder_${first.replaceAll(/\W/g, '_')}`,
      title: `Sizes: ${first}`,
      fields: {
        kind: finder.kind,
        categories: finder.categories.map((path) => refTo('product_category', categoryUid(path))),
        height_factor: finder.factor ?? 0,
        height_offset: finder.offset ?? 0,
        questions: Object.entries(finders.questions[finder.questions ?? ''] ?? {}).map(([key, answers]) => ({
          key,
          answers: Object.entries(answers).map(([answer, change]) => ({ key: answer, change })),
        })),
        weights: finder.countsWeight ? finders.weights : [],
        profiles: finder.countsProfile
          ? Object.entries(finders.profiles).map(([rocker, change]) => ({ rocker, change }))
          : [],
        ranges: finder.ranges ?? [],
        guide: [refTo('support', supportUid(finder.guide))],
      },
    };
  });
}
