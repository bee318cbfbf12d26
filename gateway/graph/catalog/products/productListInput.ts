/** `ProductFilter` and `ProductSort`: the filter and the order of every list of products. */
import { builder } from '../../builder.ts';
import { facetNames, MAX_PREFIX, type ProductSort as SortName } from './productList.rules.ts';

export const FilterMatch = builder.enumType('FilterMatch', {
  description: 'How several values of a filter are combined.',
  values: {
    ANY: {
      value: 'any',
      description: 'At least one of them; for ranges, from the lowest end to the highest.',
    },
    ALL: { value: 'all', description: 'All of them at once, such as both of two colours.' },
    NONE: { value: 'none', description: 'None of them.' },
  } as const,
});

const FacetFilter = builder.inputType('FacetFilter', {
  description:
    'A filter on one facet: its values, or a range. Filters on several facets are combined with AND, for the product as a whole: its blue variant need not be the one in stock. `min` greater than `max` is refused with the code `BAD_USER_INPUT`. A filter without values and ends has no effect, and neither has one on a facet that this market lacks: `extensions.hints` tells of both.',
  fields: (t) => ({
    facet: t.string({
      required: true,
      description: `Name of the facet, as \`Facet.name\` gives it: ${facetNames.join(', ')}. Another name is refused. What is sold by length, such as skis, has the range \`length\` in centimeters and no \`size\`. One that this market lacks is ignored, such as price in a country without prices.`,
    }),
    values: t.stringList({
      description:
        'As in `FacetValue.value`, letter by letter: an unknown one finds nothing. The only one of availability is `in-stock`, which may also be written as in the enum, `IN_STOCK`. For ranges, strings such as `80..90`. At most 64, and 8 in all filters that match ALL or NONE together.',
    }),
    match: t.field({
      type: FilterMatch,
      defaultValue: 'any',
      description: 'How several values are combined.',
    }),
    min: t.float({ description: 'Lower end of a range, inclusive; on ranges.' }),
    max: t.float({ description: 'Upper end of a range, inclusive; on ranges.' }),
  }),
});

export const ProductFilter = builder.inputType('ProductFilter', {
  description: 'What the products of a list have in common. Its fields are combined with AND.',
  fields: (t) => ({
    category: t.string({
      description:
        'Only products of this category and those below it, by its handle, such as `skis/all-mountain`. Nothing when there is no such category.',
    }),
    facets: t.field({
      type: [FacetFilter],
      description:
        'At most 16. `Query.products` takes color only: sizes, prices and stock belong to commerce, which cannot list a market’s products by them. For those use `Category.products` or `search`, which end at 10,000 results.',
    }),
    isNew: t.boolean({
      description:
        'Only products that the editors call new, or with false only the others. In `Query.products` only; other lists refuse it.',
    }),
    titlePrefix: t.string({
      description: `Only products whose \`displayTitle\` begins so, in any case; 1 to ${MAX_PREFIX} characters. In \`Query.products\` only; for words anywhere in a title use \`search\`.`,
    }),
  }),
});

export type ProductFilterArgs = typeof ProductFilter.$inferInput;

/** The facets of a filter as rules take them. */
export function choicesOf(filter: ProductFilterArgs | null | undefined) {
  return (filter?.facets ?? []).map(({ match, ...choice }) => ({ ...choice, type: match }));
}

const sorts: Record<SortName, { description: string }> = {
  UID: { description: 'By content uid, which never changes. Default of `Query.products`; only there.' },
  UPDATED_AT_ASC: {
    description:
      'Longest unchanged first, by `Product.updatedAt`; only in `Query.products`. A product that is changed during a walk is met again.',
  },
  UPDATED_AT_DESC: { description: 'Latest change first; only in `Query.products`.' },
  RELEVANCE: { description: 'Best match first. Default of `search`; only there.' },
  FEATURED: { description: 'The editors’ order. Default of `Category.products`.' },
  PRICE_ASC: {
    description:
      'Cheapest first, by the guest price of this market, as the search service has no customer discounts.',
  },
  PRICE_DESC: { description: 'Most expensive first, by the same price.' },
  NEWEST: { description: 'Latest season first.' },
  TITLE_ASC: { description: 'By name.' },
  TITLE_DESC: { description: 'By name, from the end.' },
};

export const ProductSort = builder.enumType('ProductSort', {
  description:
    'Order of a list of products. A list refuses an order that it does not offer. `Category.products` and `search` offer the editors’ order, prices, season and name, with ties in the editors’ order.',
  values: sorts,
});
