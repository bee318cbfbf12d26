/** `Category.products`: a Relay connection with facets. */
import { builder, MAX_NODES } from '../../builder.ts';
import { Category } from '../../catalog/categories/category.ts';
import {
  ProductConnection,
  ProductEdge,
  type ProductConnectionModel,
  type ProductEdgeModel,
} from '../../catalog/products/productConnection.ts';
import { costliestFacetOf, Facet, facetsOf } from '../facets/facet.ts';
import {
  categoryListing,
  type CategoryListingModel,
  type ListedProduct,
  type ProductSort as SortName,
} from './categoryListing.ts';
import { DEFAULT_FIRST } from './paging.rules.ts';
import { preferredColorOf } from '../facets/preferredColor.ts';

const sorts: Record<SortName, { description: string }> = {
  FEATURED: { description: 'The editors’ order.' },
  PRICE_ASC: {
    description:
      'Cheapest first, by the guest price of this market, as the search service has no customer discounts.',
  },
  PRICE_DESC: { description: 'Most expensive first, by the same price.' },
  NEWEST: { description: 'Latest season first.' },
  TITLE_ASC: { description: 'By name.' },
};

const ProductSort = builder.enumType('ProductSort', {
  description: 'Sort order. Ties keep the editors’ order.',
  values: sorts,
});

const FacetFilter = builder.inputType('FacetFilter', {
  description:
    'A filter on one facet: any of its values, or a range. Filters on several facets are combined with AND.',
  fields: (t) => ({
    facet: t.string({
      required: true,
      description: 'Name of the facet, as `Facet.name` gives it. Facets unknown in this market are ignored.',
    }),
    values: t.stringList({
      description:
        'Any of these, as `FacetValue.value` gives them. For ranges, strings such as `80..90`; several are merged into one from the lowest end to the highest.',
    }),
    min: t.float({ description: 'Lower end of a range, inclusive; on ranges.' }),
    max: t.float({ description: 'Upper end of a range, inclusive; on ranges.' }),
  }),
});

function isListing(connection: ProductConnectionModel): connection is CategoryListingModel {
  return 'facets' in connection;
}

function isListed(edge: ProductEdgeModel): edge is ListedProduct {
  return 'choices' in edge;
}

builder.objectField(ProductEdge, 'preferredColor', (t) =>
  t.string({
    nullable: true,
    description:
      'Label of the colour to show the product in, as in `Swatch.label`: one of the colours filtered by. Null without a colour filter, and when the product has no image in any of them. Costs one cached call.',
    resolve: (edge) => (isListed(edge) ? preferredColorOf(edge.product, edge.choices) : null),
  }),
);

builder.objectFields(ProductConnection, (t) => ({
  facets: t.field({
    type: [Facet],
    nullable: true,
    complexity: { field: 1, multiplier: 1 },
    description:
      'Available facets, without those that offer no choice. Null in `Query.products`, whose source does not count; null with an error when the search service is down. Costs one upstream call per facet with a selection.',
    resolve: (connection) => (isListing(connection) ? facetsOf(connection) : null),
  }),
  costliestFacet: t.field({
    type: Facet,
    nullable: true,
    complexity: 1,
    description:
      'For an empty list: the most restrictive facet, the one to reset first. Null when the list is not empty, no facet is selected, or resetting a single one yields nothing; null with an error when the search service is down. Costs nothing beyond `facets`.',
    resolve: async (connection) =>
      isListing(connection) ? costliestFacetOf(connection, await connection.totalCount()) : null,
  }),
}));

builder.objectField(Category, 'products', (t) =>
  t.field({
    type: ProductConnection,
    description: `Products of the category and its sub-categories. ${DEFAULT_FIRST} when neither \`first\` nor \`last\` is given.`,
    args: {
      ...t.arg.connectionArgs(),
      skip: t.arg.int({
        defaultValue: 0,
        description: 'Number of products to skip, for numbered pages. `after` takes precedence.',
      }),
      sort: t.arg({ type: ProductSort, defaultValue: 'FEATURED', description: 'Sort order.' }),
      filters: t.arg({
        type: [FacetFilter],
        description: 'Filters, combined with AND.',
      }),
    },
    complexity: ({ first, last }) => ({
      field: 10,
      multiplier: Math.max(1, Math.min(first ?? last ?? DEFAULT_FIRST, MAX_NODES)),
    }),
    resolve: (category, { sort, filters, ...paging }) =>
      categoryListing(category, { ...paging, sort: sort ?? 'FEATURED', choices: filters ?? [] }),
  }),
);
