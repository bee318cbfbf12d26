/** Skis side by side: which of those asked for can be compared here, and the rows that say what each of them is. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { attributeTitle, attributeValue } from '../content/attributeWords.ts';
import { lineageOf } from '../content/categoryTree.rules.ts';
import { badInput, unlessIll } from '../sourceErrors.ts';
import {
  comparedRows,
  comparedSizeRows,
  comparedSizes,
  isComparable,
  MOST_COMPARED,
  type ComparedRow,
  type SizedValue,
} from './comparison.rules.ts';
import { attributeSettings } from './attributeSettings.ts';
import { Product } from './product.ts';
import { gridProductsByKey, productKey, type ProductModel } from './productModel.ts';
import { withUnit } from './specifications.rules.ts';

interface ComparisonModel {
  ctx: RequestContext;
  products: ProductModel[];
  unknown: string[];
}

async function comparisonOf(uids: readonly string[], ctx: RequestContext): Promise<ComparisonModel> {
  const shown = await gridProductsByKey(uids, ctx);
  const verdicts = await Promise.all(shown.map(canBeCompared));
  const products = shown.filter((_product, index) => verdicts[index]);
  const known = new Set(products.map(({ entry }) => productKey(entry.url)));
  return { ctx, products, unknown: [...new Set(uids)].filter((uid) => !known.has(uid)) };
}

/** Without the tree of categories nobody can tell what is a ski: then nothing is. */
async function canBeCompared({ ctx, entry }: ProductModel): Promise<boolean> {
  const all = await unlessIll(ctx.delivery.categories(), []);
  return isComparable(entry.categories.map(({ uid }) => lineageOf(all, uid).map((category) => category.url)));
}

const ComparisonRow = builder.objectRef<ComparedRow<string>>('ComparisonRow').implement({
  description: 'One thing that is said about each product of a comparison.',
  fields: (t) => ({
    title: t.exposeString('title', {
      description: 'What is compared, such as `Waist`; in the request’s language where the editors wrote it.',
    }),
    values: t.field({
      type: ['String'],
      nullable: { list: false, items: true },
      description: 'One value a product, in their order, with its unit; null where nothing is known.',
      resolve: ({ values }) => values,
    }),
    differs: t.exposeBoolean('differs', {
      description: 'Verdict: not all of them say the same. A missing value differs from any other.',
    }),
  }),
});

const SizedValueType = builder.objectRef<SizedValue>('ComparisonSizeValue').implement({
  description: 'What one size of a product is like.',
  fields: (t) => ({
    size: t.exposeString('size', { description: 'Label of the size, such as `178`.' }),
    value: t.exposeString('value', { description: 'The value with its unit.' }),
  }),
});

const ComparisonSizeCell = builder.objectRef<{ values: SizedValue[] }>('ComparisonSizeCell').implement({
  description: 'What differs by size within one product.',
  fields: (t) => ({
    values: t.field({
      type: [SizedValueType],
      description: 'One a size, in the editors’ order; empty where nothing is known.',
      resolve: ({ values }) => values,
    }),
  }),
});

const ComparisonSizeRow = builder.objectRef<ComparedRow<SizedValue[]>>('ComparisonSizeRow').implement({
  description: 'One thing that differs from size to size, of each product of a comparison.',
  fields: (t) => ({
    title: t.exposeString('title', {
      description:
        'What is compared, such as `Radius`; in the request’s language where the editors wrote it.',
    }),
    cells: t.field({
      type: [ComparisonSizeCell],
      description:
        'One a product, in their order. Each lists its own sizes: those of two products seldom meet.',
      resolve: ({ values }) => values.map((list) => ({ values: list ?? [] })),
    }),
    differs: t.exposeBoolean('differs', { description: 'Verdict: not all of them say the same.' }),
  }),
});

const Comparison = builder.objectRef<ComparisonModel>('Comparison').implement({
  description:
    'Skis side by side. Words come from the content service; prices and stock are fields of the products.',
  fields: (t) => ({
    products: t.expose('products', {
      type: [Product],
      complexity: { field: 1, multiplier: MOST_COMPARED },
      description: 'What can be compared of what was asked for, in that order: skis that this market shows.',
    }),
    unknown: t.exposeStringList('unknown', {
      description: 'What was asked for and left out: not shown in this market, no ski, or never there.',
    }),
    rows: t.field({
      type: [ComparisonRow],
      description:
        'What holds for every size: a row for each title that any of the products has, in the editors’ order; hidden attributes are left out.',
      resolve: async ({ ctx, products }) => {
        const { hidden, titles } = await attributeSettings(ctx);
        const rows = comparedRows(
          products.map(({ entry }) => entry.specs),
          hidden,
          titles,
        );
        return Promise.all(rows.map((row) => worded(row, ctx)));
      },
    }),
    sizes: t.field({
      type: ComparisonRow,
      nullable: true,
      description: 'The sizes that each of them is made in; null when none of them comes in sizes.',
      resolve: async ({ ctx, products }) => {
        const row = comparedSizes(products.map(sized));
        return row && { ...row, title: await attributeTitle(ctx, row.title) };
      },
    }),
    sizeRows: t.field({
      type: [ComparisonSizeRow],
      description: 'What differs by size, such as radius and weight; ordered as `rows`.',
      resolve: async ({ ctx, products }) => {
        const { hidden, titles } = await attributeSettings(ctx);
        const rows = comparedSizeRows(products.map(sized), hidden, titles);
        return Promise.all(
          rows.map(async ({ title, values, differs }) => ({
            title: await attributeTitle(ctx, title),
            differs,
            values: values.map(
              (list) =>
                list?.map(({ size, value }) => ({
                  size,
                  value: withUnit({ title, value }, ctx.scope.language).value,
                })) ?? null,
            ),
          })),
        );
      },
    }),
  }),
});

function sized({ entry }: ProductModel) {
  return { sizeTitle: entry.size_title, sizes: entry.size_specs };
}

/** The row as shoppers read it. Rows are aligned and judged by the editors' own words before. */
async function worded(
  { title, values, differs }: ComparedRow<string>,
  ctx: RequestContext,
): Promise<ComparedRow<string>> {
  const { language } = ctx.scope;
  return {
    title: await attributeTitle(ctx, title),
    differs,
    values: await Promise.all(
      values.map((value) =>
        value === null ? null : attributeValue(ctx, title, withUnit({ title, value }, language).value),
      ),
    ),
  };
}

builder.objectField(Product, 'isComparable', (t) =>
  t.boolean({
    description:
      'Verdict: may stand in a comparison, because it is a ski. False while the content service cannot tell.',
    resolve: canBeCompared,
  }),
);

builder.queryField('comparison', (t) =>
  t.field({
    type: Comparison,
    description: `Skis side by side, by the last segments of their addresses. At most ${MOST_COMPARED}. An error when the content service is down.`,
    args: {
      uids: t.arg.stringList({
        required: true,
        description: 'Last segments of addresses, such as `lodestar-98`.',
      }),
    },
    complexity: 10,
    resolve: (_root, { uids }, ctx) => {
      if (uids.length > MOST_COMPARED) throw badInput(`comparison reads at most ${MOST_COMPARED} products.`);
      return comparisonOf(uids, ctx);
    },
  }),
);
