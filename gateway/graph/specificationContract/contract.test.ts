import { readFileSync } from 'node:fs';
import {
  getNamedType,
  isInputObjectType,
  isObjectType,
  Kind,
  parse,
  print,
  printSchema,
  visit,
  type DefinitionNode,
  type FieldDefinitionNode,
  type GraphQLField,
  type GraphQLInputField,
} from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../schema.ts';

const MARK = 'Specification contract: ';

/** Sentences of catalogue.md: 7.4, and of 3 what its operations return. */
const specified: readonly (readonly [sentence: string, type: string, fields: string])[] = [
  ['colorGroups(locale) returns color_name, option_swatch_hex, child_colors', 'ColorGroup', 'color_name option_swatch_hex child_colors'],
  ['… returns automatedRelatedProductIds', 'Query', 'automatedRelatedProductIds'],
  ['… productAttributes as a list of attribute and values', 'ProductAttributeInput', 'attribute values'],
  ['… returns relatedProducts', 'Query', 'relatedProducts'],
  ['… returns errorPage', 'Query', 'errorPage'],
  [
    'Related product result: uid, title, display_title, tagline, description, regions, price_range, url, bc_products, is_new, is_redesigned, prices per country, image',
    'RelatedProduct',
    'uid title display_title tagline description regions price_range url bc_products is_new is_redesigned prices image',
  ],
  ['Product (content side): image (amplience_id, imageset Yes/No)', 'ContentImage', 'amplience_id imageset'],
  [
    '… and the platform product fields listed above',
    'RelatedPlatformProduct',
    'id name sku variants inventory_tracking calculatedPrice retailPrice price categories isNew isRedesigned inventoryLevel isInStock availability',
  ],
  ['Product tile: bcProduct (… variation price range with lowPrice and highPrice)', 'PriceRange', 'lowPrice highPrice'],
  [
    'Error-page content: title, regions, header, main_content, link_text, product_header, automated_related_products, products, banner, product_recommendation_page',
    'ErrorPage',
    'title regions header main_content link_text product_header automated_related_products products banner product_recommendation_page',
  ],
  ['product_recommendation_page (header, main_content)', 'RecommendationPage', 'header main_content'],
  ['automated_related_products (category uid and per-region platform category id)', 'RelatedCategory', 'uid cat_ids_bc'],
  ['Raw response: results, facets, meta', 'RawSearchResponse', 'results facets meta'],
  ['meta.request_id, meta.page', 'RawSearchMeta', 'request_id page'],
  ['meta.page.total_pages, meta.page.total_results', 'RawSearchPage', 'total_pages total_results'],
]; // oxfmt-ignore

const composites = Object.values(schema.getTypeMap()).flatMap((type) =>
  !type.name.startsWith('__') && (isObjectType(type) || isInputObjectType(type)) ? [type] : [],
);
const fieldsOf = (
  type: (typeof composites)[number],
): (GraphQLField<unknown, unknown> | GraphQLInputField)[] => Object.values(type.getFields());
const isMarked = ({ description }: { description?: string | null }): boolean =>
  description?.startsWith(MARK) ?? false;
const marked = composites.filter(isMarked);

test.each(specified)('%s', (_, name, fields) => {
  const type = composites.find((one) => one.name === name);
  expect(type).toBeDefined();
  const names = (type ? fieldsOf(type) : []).map((field) => field.name);
  expect(names).toEqual(expect.arrayContaining(fields.split(' ')));
});

test('has this shape, to the letter: contract.graphql', () => {
  const names = new Set(marked.map(({ name }) => name));
  const shapes = parse(printSchema(schema)).definitions.flatMap((definition): DefinitionNode[] => {
    if (definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION)
      return names.has(definition.name.value) ? [definition] : [];
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
    if (names.has(definition.name.value)) return [definition];
    const fields = (definition.fields ?? []).filter(({ description }) => description?.value.startsWith(MARK));
    return fields.length === 0 ? [] : [{ kind: Kind.OBJECT_TYPE_EXTENSION, name: definition.name, fields }];
  });
  expect(printed(shapes)).toBe(
    printed(parse(readFileSync(`${import.meta.dirname}/contract.graphql`, 'utf8')).definitions),
  );
});

/** Without descriptions, and in one order. */
function printed(definitions: readonly DefinitionNode[]): string {
  const bare = definitions.map((definition) =>
    visit(definition, {
      enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
      leave: (node) =>
        'fields' in node && node.fields
          ? {
              ...node,
              fields: (node.fields as FieldDefinitionNode[]).toSorted((a, b) =>
                a.name.value < b.name.value ? -1 : 1,
              ),
            }
          : undefined,
    }),
  );
  return bare
    .map((definition) => print(definition))
    .toSorted()
    .join('\n\n');
}

test('is marked: each operation, each shape, and each field in snake case', () => {
  for (const [, name] of specified)
    if (name !== 'Query') expect(marked.map((type) => type.name)).toContain(name);
  const inSnakeCase = composites.filter((type) => fieldsOf(type).some(({ name }) => name.includes('_')));
  expect(inSnakeCase.filter((type) => !isMarked(type))).toEqual([]);
});

test('is entered through its own fields only', () => {
  const within = new Set(marked.map(({ name }) => name));
  const unmarked = composites.filter((type) => !isMarked(type));
  const entries = unmarked.flatMap((type) =>
    fieldsOf(type)
      .filter((field) => within.has(getNamedType(field.type).name))
      .map((field) => ({ entry: `${type.name}.${field.name}`, isMarked: isMarked(field) })),
  );
  expect(entries.filter((one) => !one.isMarked)).toEqual([]);
  expect(entries.map(({ entry }) => entry).toSorted()).toEqual([
    'Query.colorGroups',
    'Query.errorPage',
    'Query.relatedProducts',
    'SearchResultConnection.rawResponse',
  ]);
  expect(isMarked(schema.getQueryType()!.getFields()['automatedRelatedProductIds']!)).toBe(true);
});
