/**
 * What the index says of itself. Weights stand in the mapping's `_meta`, which the service keeps and never reads
 * (Elasticsearch reference, `_meta field`), so whoever searches needs no settings of its own.
 */
import type { FieldType } from '../documents.ts';
import type { EngineFilter, SearchInput } from '../driver.ts';

export interface IndexSchema {
  fields: Readonly<Record<string, FieldType>>;
  weights: Readonly<Record<string, number>>;
}

/** Where words for searching are kept, and what they were made by: never part of an answer. */
export const ownFields = ['words', 'words_of'] as const;

/** Fields that name a thing: their beginnings are indexed, and suggestions come from them. */
export const namingFields = ['title', 'display_title', 'category_titles', 'kind'] as const;

/**
 * What a search asks for that the index lacks, in the words App Search has for it. The service itself would answer such a
 * search with nothing found.
 */
export function invalidFields({ fields, weights }: IndexSchema, input: SearchInput): string[] {
  const isUnknown = (field: string): boolean => !Object.hasOwn(fields, field);
  const tell = (part: string, names: readonly string[]): string[] =>
    names.filter(isUnknown).map((name) => `${part} contains invalid field: ${name}`);
  return [
    ...tell('Filters', [...new Set((input.filters ?? []).flatMap(fieldsOf))]),
    ...tell('Facets', Object.keys(input.facets ?? {})),
    ...tell(
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

/** A list wins over the single field, as in the vendor's connector. */
export function sortsOf(input: SearchInput): readonly { field: string; direction: 'asc' | 'desc' }[] {
  const { sortList, sortField, sortDirection } = input;
  if (sortList && sortList.length > 0) return sortList;
  return sortField && sortDirection ? [{ field: sortField, direction: sortDirection }] : [];
}
