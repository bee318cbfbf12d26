/**
 * Validates search arguments (catalogue.md 3, Search): all input is untrusted and reaches the engine as values only,
 * never as names. A `Fault` has an error message for the developer.
 */
import {
  choicesFault,
  facetNames,
  type FacetChoice,
  type ProductSort,
} from '../catalog/products/productList.rules.ts';

export const MAX_TERM_LENGTH = 128;
/** The vendor's page limit (catalogue.md 9). */
export const MAX_PAGES = 100;
const MAX_NAMES = 16;

export type SearchKind = 'PRODUCT' | 'CATEGORY' | 'PAGE' | 'POST' | 'SUPPORT';

export interface SearchFilterArgs {
  field: string;
  values?: readonly string[] | null | undefined;
  type?: 'any' | 'all' | 'none' | null | undefined;
  min?: number | null | undefined;
  max?: number | null | undefined;
}

/** An invalid argument. */
export class Fault {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

/** NFC-normalised, single-spaced, without invisible characters; at most 128 characters. */
export function searchTerm(given: string): string | Fault {
  const term = given
    .normalize('NFC')
    // Lone surrogates are not valid JSON for every service.
    .toWellFormed()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\uFFFD]/gu, '')
    .trim();
  return [...term].length > MAX_TERM_LENGTH
    ? new Fault(`searchTerm has at most ${MAX_TERM_LENGTH} characters.`)
    : term;
}

/** Sort fields with their default direction. */
export const sortFields = {
  relevance: 'desc',
  price: 'asc',
  season: 'desc',
  title: 'asc',
} as const;
export type SortFieldName = keyof typeof sortFields;

export interface SearchSort {
  field: SortFieldName | 'rank';
  direction: 'asc' | 'desc';
}

export function searchSort(
  field: string | null | undefined,
  direction: 'asc' | 'desc' | null | undefined,
): SearchSort | Fault {
  const name = field ?? 'relevance';
  if (!isSortField(name)) {
    return new Fault(`sortField must be one of ${Object.keys(sortFields).join(', ')}.`);
  }
  return { field: name, direction: direction ?? sortFields[name] };
}

/** The same order as a value of `ProductSort`. */
export function productSort(sort: SearchProductSort): SearchSort {
  return orders[sort];
}

/** The orders of `search`; the first is its default. */
export const searchSorts = [
  'RELEVANCE',
  'FEATURED',
  'PRICE_ASC',
  'PRICE_DESC',
  'NEWEST',
  'TITLE_ASC',
  'TITLE_DESC',
] as const satisfies readonly ProductSort[];
type SearchProductSort = (typeof searchSorts)[number];

const orders: Record<SearchProductSort, SearchSort> = {
  RELEVANCE: { field: 'relevance', direction: 'desc' },
  FEATURED: { field: 'rank', direction: 'asc' },
  PRICE_ASC: { field: 'price', direction: 'asc' },
  PRICE_DESC: { field: 'price', direction: 'desc' },
  NEWEST: { field: 'season', direction: 'desc' },
  TITLE_ASC: { field: 'title', direction: 'asc' },
  TITLE_DESC: { field: 'title', direction: 'desc' },
};

function isSortField(name: string): name is SortFieldName {
  return Object.hasOwn(sortFields, name);
}

export interface PagingArgs {
  resultsPerPage?: number | null | undefined;
  /** Page number, from 1. */
  current?: number | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  skip?: number | null | undefined;
}

/** Relay arguments for both ways of paging. */
export function searchPaging(request: PagingArgs, most: number, usual: number): RelayPaging | Fault {
  const { resultsPerPage = null, current = null, first, after, last, before, skip = null } = request;
  const isRelay = [first, after, last, before, skip].some((given) => given !== null && given !== undefined);
  if (resultsPerPage === null && current === null) {
    return isRelay
      ? { first, after, last, before, ...(skip === null ? {} : { skip }) }
      : { first: usual, skip: 0 };
  }
  if (isRelay)
    return new Fault('Use either resultsPerPage and current, or first, after, last, before and skip.');
  const size = resultsPerPage ?? usual;
  const page = current ?? 1;
  if (size < 1 || size > most) return new Fault(`resultsPerPage must be between 1 and ${most}.`);
  if (page < 1 || page > MAX_PAGES) return new Fault(`current must be between 1 and ${MAX_PAGES}.`);
  return { first: size, skip: (page - 1) * size };
}

export interface RelayPaging {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  skip?: number;
}

/** Search filters: facets by name, and document kinds. */
export interface Narrowing {
  choices: FacetChoice[];
  kinds: { values: string[]; type: 'any' | 'all' | 'none' }[];
}

/** Filter field for document kinds. */
const KIND = 'kind';

export function narrowing(
  kinds: readonly SearchKind[] | null | undefined,
  filters: readonly SearchFilterArgs[] | null | undefined,
): Narrowing | Fault {
  const wishes = filters ?? [];
  const named = wishes.map(({ field, ...choice }) => ({ ...choice, facet: field }));
  const fault = choicesFault(named, [KIND, ...facetNames], 'filter field');
  if (fault !== null) return new Fault(fault);
  const ofKind = wishes.filter(({ field }) => field === KIND);
  return {
    choices: named.filter(({ facet }) => facet !== KIND),
    kinds: [
      { values: (kinds ?? []).map((kind) => kind.toLowerCase()), type: 'any' as const },
      ...ofKind.map(({ values, type }) => ({
        values: (values ?? []).map((value) => value.toLowerCase()),
        type: type ?? ('any' as const),
      })),
    ].filter(({ values }) => values.length > 0),
  };
}

const localeForm = /^[a-z]{2}(?:-[a-z]{2})?$/;
const regionForm = /^[a-z]{2,}(?:_[a-z0-9]+)*$/;
const MAX_NAME_LENGTH = 32;

/**
 * Content locales such as `de` and `en-us`, or regions such as `eu_region_1`, case-insensitive. Null when none are
 * given.
 */
export function names(
  argument: string,
  kind: 'locale' | 'region',
  given: readonly string[] | null | undefined,
): string[] | null | Fault {
  if (!given || given.length === 0) return null;
  if (given.length > MAX_NAMES) return new Fault(`${argument} has at most ${MAX_NAMES} entries.`);
  const form = kind === 'locale' ? localeForm : regionForm;
  const all = [...new Set(given.map((name) => name.toLowerCase()))];
  return all.every((name) => name.length <= MAX_NAME_LENGTH && form.test(name))
    ? all
    : new Fault(
        `${argument} takes ${kind}s such as ${kind === 'locale' ? 'de or en-us' : 'us or eu_region_1'}.`,
      );
}

/** Null for the shop's own stack and environment, the only ones served: staging documents must not be shown. */
export function ownerFault(
  own: { stack: string; environment: string },
  given: { stack?: string | null | undefined; environment?: string | null | undefined },
): Fault | null {
  const isOwn = (name: 'stack' | 'environment') => (given[name] ?? own[name]) === own[name];
  return isOwn('stack') && isOwn('environment')
    ? null
    : new Fault(`Only the stack ${own.stack} and its environment ${own.environment} can be searched.`);
}
