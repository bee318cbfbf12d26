/**
 * Limits of an ad-hoc GraphQL document, counted before it is validated: validation and cost analysis are themselves
 * expensive for documents with nested fragment spreads. Fields, aliases and directives count once per spread of their
 * fragment.
 */
import type {
  DirectiveNode,
  DocumentNode,
  FragmentDefinitionNode,
  SelectionSetNode,
  ValueNode,
} from 'graphql';

/** GraphiQL's introspection query, the longest that a tool sends, uses a third of each. */
export const documentLimits = {
  characters: 15_000,
  tokens: 2_500,
  operations: 10,
  fragments: 100,
  depth: 16,
  fields: 1_000,
  rootFields: 20,
  aliases: 100,
  aliasesOfOneField: 20,
  directives: 50,
  listItems: 250,
} as const;

/** A limit that was exceeded. `value` is null where counting stopped at the limit. */
export interface ExceededLimit {
  limit: string;
  value: number | null;
  most: number;
}

interface Count {
  depth: number;
  fields: number;
  rootFields: number;
  aliases: number;
  directives: number;
  /** Aliases by field name. */
  aliased: ReadonlyMap<string, number>;
}

/** The first limit that the document exceeds; `cycle` when a fragment spreads itself; null when there is none. */
export function exceededDocumentLimit(document: DocumentNode): ExceededLimit | { cycle: string } | null {
  const operations = document.definitions.filter(({ kind }) => kind === 'OperationDefinition');
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition);

  const over = (limit: keyof typeof documentLimits, value: number): ExceededLimit | null =>
    value > documentLimits[limit] ? { limit, value, most: documentLimits[limit] } : null;
  const many = over('operations', operations.length) ?? over('fragments', fragments.size);
  if (many) return many;

  const counting = new Counting(fragments);
  for (const definition of document.definitions) {
    if (definition.kind !== 'OperationDefinition' && definition.kind !== 'FragmentDefinition') continue;
    const count = counting.of(definition.selectionSet);
    if (counting.cycle !== null) return { cycle: counting.cycle };
    const passed =
      over('depth', count.depth) ??
      over('fields', count.fields) ??
      (definition.kind === 'OperationDefinition' ? over('rootFields', count.rootFields) : null) ??
      over('aliases', count.aliases) ??
      over('aliasesOfOneField', Math.max(0, ...count.aliased.values())) ??
      over('directives', count.directives + (definition.directives?.length ?? 0)) ??
      over('listItems', counting.longestList);
    if (passed) return passed;
  }
  return null;
}

class Counting {
  /** Name of a fragment that spreads itself, directly or indirectly. */
  cycle: string | null = null;
  longestList = 0;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #counted = new Map<string, Count>();
  readonly #open = new Set<string>();

  constructor(fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
    this.#fragments = fragments;
  }

  of(set: SelectionSetNode): Count {
    const sum = {
      depth: 0,
      fields: 0,
      rootFields: 0,
      aliases: 0,
      directives: 0,
      aliased: new Map<string, number>(),
    };
    for (const selection of set.selections) {
      sum.directives += this.#directives(selection.directives ?? []);
      if (selection.kind === 'Field') {
        const name = selection.name.value;
        sum.fields += 1;
        sum.rootFields += 1;
        sum.depth = Math.max(sum.depth, 1);
        if (selection.alias) {
          sum.aliases += 1;
          sum.aliased.set(name, (sum.aliased.get(name) ?? 0) + 1);
        }
        for (const { value } of selection.arguments ?? []) this.#lists(value);
        if (selection.selectionSet) add(sum, this.of(selection.selectionSet), 1);
      } else if (selection.kind === 'InlineFragment') add(sum, this.of(selection.selectionSet), 0);
      else add(sum, this.#fragment(selection.name.value), 0);
    }
    return sum;
  }

  #fragment(name: string): Count {
    const known = this.#counted.get(name);
    if (known) return known;
    const fragment = this.#fragments.get(name);
    if (this.#open.has(name)) this.cycle = name;
    // Validation reports unknown fragments.
    if (!fragment || this.cycle !== null) return nothing;
    this.#open.add(name);
    const count = this.of(fragment.selectionSet);
    this.#open.delete(name);
    this.#counted.set(name, count);
    return count;
  }

  #directives(directives: readonly DirectiveNode[]): number {
    for (const { arguments: given } of directives) for (const { value } of given ?? []) this.#lists(value);
    return directives.length;
  }

  #lists(value: ValueNode): void {
    if (value.kind === 'ListValue') {
      this.longestList = Math.max(this.longestList, value.values.length);
      for (const item of value.values) this.#lists(item);
    } else if (value.kind === 'ObjectValue') for (const field of value.fields) this.#lists(field.value);
  }
}

const nothing: Count = { depth: 0, fields: 0, rootFields: 0, aliases: 0, directives: 0, aliased: new Map() };

/** @param levels 1 for the fields inside a field, 0 for the fields of a fragment, which are on the same level. */
function add(
  sum: { -readonly [Key in keyof Count]: Count[Key] } & { aliased: Map<string, number> },
  part: Count,
  levels: 0 | 1,
): void {
  sum.depth = Math.max(sum.depth, part.depth + levels);
  sum.fields += part.fields;
  if (levels === 0) sum.rootFields += part.rootFields;
  sum.aliases += part.aliases;
  sum.directives += part.directives;
  for (const [name, times] of part.aliased) sum.aliased.set(name, (sum.aliased.get(name) ?? 0) + times);
}

/** True for introspection of the schema; `__typename` does not count. */
export function isIntrospection(document: DocumentNode): boolean {
  const within = (set: SelectionSetNode): boolean =>
    set.selections.some((selection) => {
      if (
        selection.kind === 'Field' &&
        (selection.name.value === '__schema' || selection.name.value === '__type')
      )
        return true;
      return (
        'selectionSet' in selection && selection.selectionSet !== undefined && within(selection.selectionSet)
      );
    });
  return document.definitions.some(
    (definition) => 'selectionSet' in definition && within(definition.selectionSet),
  );
}
