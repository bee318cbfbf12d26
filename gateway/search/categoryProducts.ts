/** `Category.products`: the listing of a category as a Relay connection with facets. */
import { builder, MOST_NODES } from '../builder.ts';
import { Category } from '../catalog/category.ts';
import { Product } from '../catalog/product.ts';
import type { ProductModel } from '../catalog/productModel.ts';
import { costliestFacetOf, Facet, facetsOf } from './facet.ts';
import {
  categoryListing,
  type CategoryListingModel,
  type ProductSort as SortName,
} from './categoryListing.ts';
import { cursorAt, DEFAULT_FIRST, pageInfoOf } from './paging.rules.ts';
import { preferredColorOf } from './preferredColor.ts';

const sorts: Record<SortName, { description: string }> = {
  FEATURED: { description: 'The editors’ order.' },
  PRICE_ASC: {
    description:
      'Cheapest first, by the price that guests are asked in this market: the search service knows no customer’s discounts.',
  },
  PRICE_DESC: { description: 'Dearest first, by the same price.' },
  NEWEST: { description: 'Latest season first.' },
  TITLE_ASC: { description: 'By name.' },
};

const ProductSort = builder.enumType('ProductSort', {
  description: 'Order of a listing. Within equals the editors’ order holds.',
  values: sorts,
});

const FacetFilter = builder.inputType('FacetFilter', {
  description: 'A choice for one facet: any of its values, or a range. Several facets narrow each other.',
  fields: (t) => ({
    facet: t.string({
      required: true,
      description:
        'Name of the facet, as `Facet.name` gives it. One that is not known in this market narrows nothing.',
    }),
    values: t.stringList({
      description:
        'Any of these, as `FacetValue.value` gives them. On ranges texts such as `80..90`; several of them are one from the lowest end to the highest.',
    }),
    min: t.float({ description: 'Lower end of a range, inclusive; on ranges.' }),
    max: t.float({ description: 'Upper end of a range, inclusive; on ranges.' }),
  }),
});

const CategoryProductsEdge = builder
  .objectRef<{ product: ProductModel; place: number; listing: CategoryListingModel }>('CategoryProductsEdge')
  .implement({
    description: 'One product of a listing.',
    fields: (t) => ({
      node: t.expose('product', { type: Product, description: 'The product.' }),
      cursor: t.string({
        description: 'Place in the listing, for `after` and `before`. Good for the same sort and filters.',
        resolve: ({ place }) => cursorAt(place),
      }),
      preferredColor: t.string({
        nullable: true,
        description:
          'Label of the colour to show the product in, as `Swatch.label` gives it: one of those that the list is narrowed to. Null when it is not narrowed by colour, and when the product has no picture in any of them. Costs one kept call.',
        resolve: ({ product, listing }) => preferredColorOf(product, listing.choices),
      }),
    }),
  });

const CategoryProductsConnection = builder
  .objectRef<CategoryListingModel>('CategoryProductsConnection')
  .implement({
    description:
      'One page of a category’s products. From the search service; while that is down, from the content service in the editors’ order, neither narrowed nor sorted.',
    fields: (t) => ({
      edges: t.field({
        type: [CategoryProductsEdge],
        // The connection's own multiplier counts the products already.
        complexity: { field: 1, multiplier: 1 },
        description:
          'The products. Fewer than asked at the end of the list, and where the sources disagree about what is sold here.',
        resolve: (listing) => listing.products.map((edge) => ({ ...edge, listing })),
      }),
      pageInfo: t.field({
        type: builder.pageInfoRef(),
        description: 'Where this page stands in the whole list.',
        resolve: pageInfoOf,
      }),
      totalCount: t.exposeInt('totalCount', {
        description: 'Products in the whole list, as it is narrowed.',
      }),
      facets: t.field({
        type: [Facet],
        nullable: true,
        complexity: { field: 1, multiplier: 1 },
        description:
          'What the list can be narrowed by; facets with nothing to choose are left out. Null with an error when the search service is down. Costs one upstream call for each facet that has a choice.',
        resolve: facetsOf,
      }),
      costliestFacet: t.field({
        type: Facet,
        nullable: true,
        complexity: 1,
        description:
          'Of an empty list: the facet whose choice costs most, the one to take back first. Null when the list is not empty, no facet is chosen, or taking back a single one brings nothing; null with an error when the search service is down. Costs nothing beside `facets`.',
        resolve: costliestFacetOf,
      }),
    }),
  });

builder.objectField(Category, 'products', (t) =>
  t.field({
    type: CategoryProductsConnection,
    description: `Products of the category and of all below it. ${DEFAULT_FIRST} when neither \`first\` nor \`last\` is given.`,
    args: {
      ...t.arg.connectionArgs(),
      skip: t.arg.int({
        defaultValue: 0,
        description: 'Places to leave out at the start, for pages that have a number. `after` wins over it.',
      }),
      sort: t.arg({ type: ProductSort, defaultValue: 'FEATURED', description: 'Order of the list.' }),
      filters: t.arg({
        type: [FacetFilter],
        description: 'What the list is narrowed by; all of them together.',
      }),
    },
    complexity: ({ first, last }) => ({
      field: 10,
      multiplier: Math.max(1, Math.min(first ?? last ?? DEFAULT_FIRST, MOST_NODES)),
    }),
    resolve: (category, { sort, filters, ...paging }) =>
      categoryListing(category, { ...paging, sort: sort ?? 'FEATURED', choices: filters ?? [] }),
  }),
);
