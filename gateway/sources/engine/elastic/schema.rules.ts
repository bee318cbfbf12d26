/**
 * The schema of an index, read from the index. Weights are in the mapping's `_meta`, which the service stores and ignores
 * (Elasticsearch reference, `_meta field`), so searches need no settings of their own.
 */
import type { FieldType } from '../documents.ts';
import type { EngineFilter, SearchInput } from '../driver.ts';

export interface IndexSchema {
  fields: Readonly<Record<string, FieldType>>;
  weights: Readonly<Record<string, number>>;
}

/** Fields of the search text and of how it was made: never part of an answer. */
export const ownFields = ['words', 'words_of'] as const;

/** Names: their prefixes are indexed, and suggestions come from them. */
export const namingFields = ['title', 'display_title', 'category_titles', 'kind'] as const;

/**
 * The field that weighs least. Its text is searched in that of the whole document alone: a word that is there because of
 * another field counts by that field anyway. Null when it is a name, which has forms of its own.
 */
export function leastField(weights: IndexSchema['weights']): string | null {
  const [least] = Object.entries(weights).toSorted(
    ([left, one], [right, other]) => one - other || (left < right ? -1 : 1),
  );
  return least && !namingFields.some((name) => name === least[0]) ? least[0] : null;
}

/** App Search's errors for fields that the index lacks; Elasticsearch itself would answer with no results. */
export function invalidFields({ fields, weights }: IndexSchema, input: SearchInput): string[] {
  const isUnknown = (field: string): boolean => !Object.hasOwn(fields, field);
  const errors = (part: string, names: readonly string[]): string[] =>
    names.filter(isUnknown).map((name) => `${part} contains invalid field: ${name}`);
  return [
    ...errors('Filters', [...new Set((input.filters ?? []).flatMap(fieldsOf))]),
    ...errors('Facets', Object.keys(input.facets ?? {})),
    ...errors(
      'Sort',
      sortsOf(input)
        .map(({ field }) => field)
        .filter((field) => field !== '_score'),
    ),
    ...Object.keys(input.resultFields ?? {})
      .filter((field) => isUnknown(field) && !Object.hasOwn(weights, field))
      .map((field) => `Result fields contains invalid field: ${field}`),
  ];
}

function fieldsOf(filter: EngineFilter): string[] {
  return 'either' in filter ? filter.either.map(({ field }) => field) : [filter.field];
}

/** A list takes precedence over the single field, as in the vendor's connector. */
export function sortsOf(input: SearchInput): readonly { field: string; direction: 'asc' | 'desc' }[] {
  const { sortList, sortField, sortDirection } = input;
  if (sortList && sortList.length > 0) return sortList;
  return sortField && sortDirection ? [{ field: sortField, direction: sortDirection }] : [];
}
