/**
 * `Product.sizeFinder`: the editors' rules for finding the size. The client evaluates them, so that a shopper's measures
 * never leave the browser.
 */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { lineageOf } from '../../content/navigation/categoryTree.rules.ts';
import { articleByHandle, SupportArticle } from '../../content/support/supportArticle.ts';
import { withFallback } from '../../sourceErrors.ts';
import type { SizeFinderEntryJson } from '../../../sources/delivery/sizeFinders.ts';
import { Product } from '../products/product.ts';
import {
  finderKind,
  finderKinds,
  nearestFinder,
  profileChange,
  type FinderKind,
} from './sizeFinder.rules.ts';

interface FinderModel {
  ctx: RequestContext;
  entry: SizeFinderEntryJson;
  kind: FinderKind;
  profileChange: number;
}

const FinderKindRef = builder.enumType('SizeFinderKind', {
  description: 'What is measured.',
  values: Object.fromEntries(
    finderKinds.map((kind) => [
      kind,
      {
        description: {
          SKI: 'Height and weight; the length is that of the ski.',
          POLE: 'Height; the length is that of the pole.',
          HELMET: 'Circumference of the head, which the sizes name.',
          CLOTHING: 'Circumference of the chest.',
        }[kind],
      },
    ]),
  ) as Record<FinderKind, { description: string }>,
});

const SizeAnswer = builder
  .objectRef<SizeFinderEntryJson['questions'][number]['answers'][number]>('SizeAnswer')
  .implement({
    description: 'A possible answer.',
    fields: (t) => ({
      key: t.exposeString('key', { description: 'Name of the answer, such as `beginner`.' }),
      change: t.exposeFloat('change', { description: 'Centimetres that it adds.' }),
    }),
  });

const SizeQuestion = builder.objectRef<SizeFinderEntryJson['questions'][number]>('SizeQuestion').implement({
  description: 'A question besides the measures.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Name of the question, such as `ability`.' }),
    answers: t.expose('answers', { type: [SizeAnswer], description: 'In the editors’ order.' }),
  }),
});

const SizeByWeight = builder.objectRef<SizeFinderEntryJson['weights'][number]>('SizeByWeight').implement({
  description: 'A change for a body that is light or heavy for its height.',
  fields: (t) => ({
    from: t.exposeFloat('from', { description: 'Body mass index from which it holds, in kg/m².' }),
    until: t.exposeFloat('until', { description: 'Body mass index below which it holds, in kg/m².' }),
    change: t.exposeFloat('change', { description: 'Centimetres that it adds.' }),
  }),
});

const SizeRange = builder.objectRef<SizeFinderEntryJson['ranges'][number]>('SizeRange').implement({
  description: 'Measures of a size whose label does not name them.',
  fields: (t) => ({
    size: t.exposeString('size', { description: 'Label of the size, such as `M`.' }),
    from: t.exposeFloat('from', { description: 'Smallest measure, in centimetres.' }),
    until: t.exposeFloat('until', { description: 'Largest measure, in centimetres.' }),
  }),
});

const SizeFinder = builder.objectRef<FinderModel>('SizeFinder').implement({
  description: 'The editors’ rules for finding the size of a product. From the content service; public.',
  fields: (t) => ({
    kind: t.expose('kind', { type: FinderKindRef, description: 'What is measured.' }),
    heightFactor: t.float({
      description: 'Length for a height in centimetres: `height × heightFactor + heightOffset`.',
      resolve: ({ entry }) => entry.height_factor,
    }),
    heightOffset: t.float({
      description: 'Centimetres; see `heightFactor`.',
      resolve: ({ entry }) => entry.height_offset,
    }),
    profileChange: t.exposeFloat('profileChange', {
      description: 'Centimetres that this product’s rocker adds, as its ends are not on the snow.',
    }),
    questions: t.field({
      type: [SizeQuestion],
      description: 'Further questions; those without a name or an answer are left out.',
      resolve: ({ entry }) => entry.questions.filter(({ key, answers }) => key !== '' && answers.length > 0),
    }),
    weights: t.field({
      type: [SizeByWeight],
      description: 'Changes by body mass index; empty when the weight does not matter.',
      resolve: ({ entry }) => entry.weights,
    }),
    ranges: t.field({
      type: [SizeRange],
      description: 'Measures by size; empty when the sizes name them.',
      resolve: ({ entry }) => entry.ranges,
    }),
    guide: t.field({
      type: SupportArticle,
      nullable: true,
      description: 'The article that explains the sizes; null when there is none here.',
      resolve: ({ ctx, entry }) => {
        const handle = entry.guide[0]?.url?.replace(/^\//, '');
        return handle === undefined ? null : withFallback(articleByHandle(handle, ctx), null);
      },
    }),
  }),
});

builder.objectField(Product, 'sizeFinder', (t) =>
  t.field({
    type: SizeFinder,
    nullable: true,
    description:
      'Rules for finding the size: those of its category or the nearest ancestor. Null when the editors have none for it, when it has no sizes, and when the content service is down.',
    resolve: async ({ ctx, entry }): Promise<FinderModel | null> => {
      if (entry.size_specs.length === 0) return null;
      const [categories, finders] = await Promise.all([
        ctx.delivery.categories(),
        withFallback(ctx.delivery.sizeFinders(), []),
      ]);
      const ways = entry.categories.map(({ uid }) =>
        lineageOf(categories, uid)
          .map((category) => category.uid)
          .toReversed(),
      );
      const found = nearestFinder(ways, finders);
      const kind = found && finderKind(found.kind);
      return kind && { ctx, entry: found, kind, profileChange: profileChange(found.profiles, entry.specs) };
    },
  }),
);
