/** `Category.products`: a Relay connection with facets. */
import { builder, MAX_NODES } from '../../builder.ts';
import { Category } from '../../catalog/categories/category.ts';
import { filteredCategory } from '../../catalog/categories/filteredCategory.ts';
import {
  ProductConnection,
  ProductEdge,
  type ProductConnectionModel,
  type ProductEdgeModel,
} from '../../catalog/products/productConnection.ts';
import { checkedSort, choicesFault, contentFilterFault } from '../../catalog/products/productList.rules.ts';
import { choicesOf, ProductFilter, ProductSort } from '../../catalog/products/productListInput.ts';
import { badInput } from '../../sourceErrors.ts';
import { costliestFacetOf, Facet, facetsOf } from '../facets/facet.ts';
import {
  categoryListing,
  categorySorts,
  type CategoryListingModel,
  type ListedProduct,
} from './categoryListing.ts';
import { DEFAULT_FIRST } from './paging.rules.ts';
import { preferredColorOf } from '../facets/preferredColor.ts';

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
      filter: t.arg({ type: ProductFilter, description: 'Only products that match.' }),
      sort: t.arg({
        type: ProductSort,
        description: `Order: ${categorySorts.join(', ')}; the first by default.`,
      }),
    },
    complexity: ({ first, last }) => ({
      field: 10,
      multiplier: Math.max(1, Math.min(first ?? last ?? DEFAULT_FIRST, MAX_NODES)),
    }),
    resolve: async (category, { sort, filter, ...paging }) => {
      const choices = choicesOf(filter);
      const fault = choicesFault(choices) ?? contentFilterFault(filter);
      if (fault !== null) throw badInput(`products: ${fault}`);
      const checked = checkedSort(sort, categorySorts);
      if (typeof checked === 'string') throw badInput(`products: ${checked}`);
      const withinUid = await filteredCategory(filter, category.ctx);
      return categoryListing(category, { ...paging, ...checked, choices, withinUid });
    },
  }),
);
