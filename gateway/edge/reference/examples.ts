/**
 * Examples of the reference: the queries of its documents, each with the variables of the JSON block behind it, and
 * GraphiQL's own. Which elements an example selects is read from its text.
 */
import {
  getNamedType,
  Kind,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { GRAPHQL_PATH } from '../graphql/graphql.ts';
import { queryCost, type QueryCost } from '../../graph/queryCost.ts';
import type { Block } from './markdown.ts';

export interface ExampleText {
  query: string;
  /** As written; null when it has none. */
  variables: string | null;
}

export interface Example extends ExampleText {
  /** Id of its place in the page. */
  id: string;
  title: string;
  /** Its page with its place. */
  path: string;
  document: DocumentNode;
  operationName: string | null;
  cost: QueryCost;
  /** Names of the types and root fields that it selects. */
  selects: ReadonlySet<string>;
}

/** @throws GraphQLError or AggregateError when the text does not fit the schema. */
export function readExample(
  schema: GraphQLSchema,
  text: ExampleText,
  place: { title: string; page: string },
): Example {
  const document = parse(text.query);
  const invalid = validate(schema, document);
  if (invalid.length > 0) throw new AggregateError(invalid, `${place.page}: ${invalid[0]?.message}`);
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const operationName = (operation && 'name' in operation && operation.name?.value) || null;
  const id = `example-${operationName ?? 'query'}`;
  return {
    ...text,
    id,
    title: place.title,
    path: `${place.page}#${id}`,
    document,
    operationName,
    cost: queryCost(schema, document, operationName, variablesOf(text)),
    selects: selections(schema, document),
  };
}

export function variablesOf({ variables }: ExampleText): Record<string, unknown> {
  return variables === null ? {} : (JSON.parse(variables) as Record<string, unknown>);
}

/** GraphiQL with the example in a tab. In the fragment, so that no server or log sees it. */
export function graphiqlHref({ query, variables }: ExampleText): string {
  const tab = new URLSearchParams({ query, ...(variables === null ? {} : { variables }) });
  return `${GRAPHQL_PATH}#${tab}`;
}

/** A document's blocks in order: examples, and what stands between them. */
export type DocumentPart = { blocks: Block[] } | { example: ExampleText; heading: string };

export function documentParts(blocks: readonly Block[]): DocumentPart[] {
  const parts: DocumentPart[] = [];
  const solid = blocks.filter(({ type }) => type !== 'space');
  let heading = '';
  for (let index = 0; index < solid.length; index += 1) {
    const block = solid[index];
    if (!block) continue;
    if (block.type === 'heading') heading = String(block.text);
    const last = parts.at(-1);
    if (block.type === 'code' && block.lang === 'graphql') {
      const next = solid[index + 1];
      const hasVariables = next?.type === 'code' && next.lang === 'json';
      if (hasVariables) index += 1;
      const variables = hasVariables ? String(next.text) : null;
      parts.push({ example: { query: String(block.text), variables }, heading });
    } else if (last && 'blocks' in last) last.blocks.push(block);
    else parts.push({ blocks: [block] });
  }
  return parts;
}

function selections(schema: GraphQLSchema, document: DocumentNode): Set<string> {
  const names = new Set<string>();
  const info = new TypeInfo(schema);
  const roots = new Set([schema.getQueryType(), schema.getMutationType()]);
  visit(
    document,
    visitWithTypeInfo(info, {
      Field(node) {
        const parent = info.getParentType();
        const type = info.getType();
        if (parent) names.add(parent.name);
        if (parent && [...roots].some((root) => root === parent)) names.add(node.name.value);
        if (type) names.add(getNamedType(type).name);
      },
      Argument() {
        const type = info.getInputType();
        if (type) names.add(getNamedType(type).name);
      },
      ObjectField() {
        const type = info.getInputType();
        if (type) names.add(getNamedType(type).name);
      },
      Directive: ({ name }) => void names.add(`@${name.value}`),
      InlineFragment: ({ typeCondition }) => void (typeCondition && names.add(typeCondition.name.value)),
      FragmentDefinition: ({ typeCondition }) => void names.add(typeCondition.name.value),
    }),
  );
  return names;
}
