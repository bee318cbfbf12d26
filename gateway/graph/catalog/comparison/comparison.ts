/** `comparison`: compares skis by specifications. */
import { whenKnown, type Awaitable } from '../../../sources/transport/awaitable.ts';
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { attributeTitle, attributeValue } from '../../content/wording/attributeWords.ts';
import { lineageOf } from '../../content/navigation/categoryTree.rules.ts';
import { memoizePerContext } from '../../memoizePerContext.ts';
import { badInput, withFallback } from '../../sourceErrors.ts';
import {
  comparedRows,
  comparedSizeRows,
  comparedSizes,
  isComparable,
  MAX_COMPARED,
  type ComparedRow,
  type SizedValue,
} from './comparison.rules.ts';
import { attributeSettings } from '../products/attributeSettings.ts';
import { Product } from '../products/product.ts';
import { gridProductsByHandle, productHandle, type ProductModel } from '../products/productModel.ts';
import { withUnit } from '../products/specifications.rules.ts';

interface ComparisonModel {
  ctx: RequestContext;
  products: ProductModel[];
  unknown: string[];
}

async function comparisonOf(handles: readonly string[], ctx: RequestContext): Promise<ComparisonModel> {
  const shown = await gridProductsByHandle(handles, ctx);
  const verdicts = await Promise.all(shown.map(canBeCompared));
  const products = shown.filter((_product, index) => verdicts[index]);
  const known = new Set(products.map(({ entry }) => productHandle(entry.url)));
  return { ctx, products, unknown: [...new Set(handles)].filter((handle) => !known.has(handle)) };
}

/** While the category tree is unavailable, nothing can be recognised as a ski. */
function canBeCompared({ ctx, entry }: ProductModel): Awaitable<boolean> {
  return whenKnown(categoriesOrNone(ctx), (all) =>
    isComparable(entry.categories.map(({ uid }) => lineageOf(all, uid).map((category) => category.url))),
  );
}

const categoriesOrNone = memoizePerContext((ctx) => withFallback(ctx.delivery.categories(), []));

const ComparisonRow = builder.objectRef<ComparedRow<string>>('ComparisonRow').implement({
  description: 'One specification of each product in a comparison.',
  fields: (t) => ({
    title: t.exposeString('title', {
      description: 'What is compared, such as `Waist`; in the request’s language where the editors wrote it.',
    }),
    values: t.field({
      type: ['String'],
      nullable: { list: false, items: true },
      description: 'One value per product, in their order, with its unit; null when unknown.',
      resolve: ({ values }) => values,
    }),
    differs: t.exposeBoolean('differs', {
      description: 'Verdict: the values are not all equal. A missing value differs from any other.',
    }),
  }),
});

const SizedValueType = builder.objectRef<SizedValue>('ComparisonSizeValue').implement({
  description: 'A value of one size of a product.',
  fields: (t) => ({
    size: t.exposeString('size', { description: 'Label of the size, such as `178`.' }),
    value: t.exposeString('value', { description: 'The value with its unit.' }),
  }),
});

const ComparisonSizeCell = builder.objectRef<{ values: SizedValue[] }>('ComparisonSizeCell').implement({
  description: 'The values of one product by size.',
  fields: (t) => ({
    values: t.field({
      type: [SizedValueType],
      description: 'One per size, in the editors’ order; empty when unknown.',
      resolve: ({ values }) => values,
    }),
  }),
});

const ComparisonSizeRow = builder.objectRef<ComparedRow<SizedValue[]>>('ComparisonSizeRow').implement({
  description: 'One size-dependent specification of each product in a comparison.',
  fields: (t) => ({
    title: t.exposeString('title', {
      description:
        'What is compared, such as `Radius`; in the request’s language where the editors wrote it.',
    }),
    cells: t.field({
      type: [ComparisonSizeCell],
      description:
        'One per product, in their order. Each lists its own sizes, which rarely match between products.',
      resolve: ({ values }) => values.map((list) => ({ values: list ?? [] })),
    }),
    differs: t.exposeBoolean('differs', { description: 'Verdict: the values are not all equal.' }),
  }),
});

const Comparison = builder.objectRef<ComparisonModel>('Comparison').implement({
  description:
    'A comparison of skis. Texts come from the content service; prices and stock are fields of the products.',
  fields: (t) => ({
    products: t.expose('products', {
      type: [Product],
      complexity: { field: 1, multiplier: MAX_COMPARED },
      description: 'The requested products that can be compared, in order: skis shown in this market.',
    }),
    unknown: t.exposeStringList('unknown', {
      description: 'Requested handles that were left out: not shown in this market, not a ski, or unknown.',
    }),
    rows: t.field({
      type: [ComparisonRow],
      description:
        'Size-independent specifications: one row per title of any product, in the editors’ order, without hidden attributes.',
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
      description: 'The sizes of each product; null when none has sizes.',
      resolve: async ({ ctx, products }) => {
        const row = comparedSizes(products.map(sized));
        return row && { ...row, title: await attributeTitle(ctx, row.title) };
      },
    }),
    sizeRows: t.field({
      type: [ComparisonSizeRow],
      description: 'Size-dependent specifications, such as radius and weight; ordered like `rows`.',
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

/** Localises a row. Rows are aligned and compared by the editors' own titles and values before. */
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
    description: 'Verdict: can be compared, because it is a ski. False while the content service is down.',
    resolve: canBeCompared,
  }),
);

builder.queryField('comparison', (t) =>
  t.field({
    type: Comparison,
    description: `Compares skis, given the last segments of their URLs. At most ${MAX_COMPARED}. An error when the content service is down.`,
    args: {
      handles: t.arg.stringList({
        required: true,
        description: 'Last URL segments, such as `lodestar-98`.',
      }),
    },
    complexity: 10,
    resolve: (_root, { handles }, ctx) => {
      if (handles.length > MAX_COMPARED)
        throw badInput(`comparison accepts at most ${MAX_COMPARED} products.`);
      return comparisonOf(handles, ctx);
    },
  }),
);
