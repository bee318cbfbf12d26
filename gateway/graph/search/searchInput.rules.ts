/**
 * Validates search arguments (catalogue.md 3, Search): all input is untrusted and reaches the engine as values only,
 * never as names. A `Fault` has an error message for the developer.
 */
import { facetNames, type FacetChoice } from './facets/facets.rules.ts';

export const MAX_TERM_LENGTH = 128;
/** The vendor's page limit (catalogue.md 9). */
export const MAX_PAGES = 100;
const MAX_FILTERS = 16;
const MAX_VALUES = 64;
/** Each value of an `all` or `none` filter becomes an engine filter, of which the engine takes 32 in total. */
const MAX_SINGLE_VALUES = 8;
const MAX_VALUE_LENGTH = 128;
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
  field: SortFieldName;
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
}

/** Relay arguments for both ways of paging. */
export function searchPaging(request: PagingArgs, most: number, usual: number): RelayPaging | Fault {
  const { resultsPerPage = null, current = null, first, after, last, before } = request;
  const isRelay = [first, after, last, before].some((given) => given !== null && given !== undefined);
  if (resultsPerPage === null && current === null) {
    return isRelay ? { first, after, last, before } : { first: usual, skip: 0 };
  }
  if (isRelay) return new Fault('Use either resultsPerPage and current, or first, after, last and before.');
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
  const fault = filterFault(wishes);
  if (fault) return fault;
  const ofKind = wishes.filter(({ field }) => field === KIND);
  return {
    choices: wishes
      .filter(({ field }) => field !== KIND)
      .map(({ field, ...choice }) => ({ ...choice, facet: field })),
    kinds: [
      { values: (kinds ?? []).map((kind) => kind.toLowerCase()), type: 'any' as const },
      ...ofKind.map(({ values, type }) => ({
        values: (values ?? []).map((value) => value.toLowerCase()),
        type: type ?? ('any' as const),
      })),
    ].filter(({ values }) => values.length > 0),
  };
}

function filterFault(filters: readonly SearchFilterArgs[]): Fault | null {
  if (filters.length > MAX_FILTERS) return new Fault(`At most ${MAX_FILTERS} filters are allowed.`);
  if (filters.some(({ values }) => (values ?? []).length > MAX_VALUES))
    return new Fault(`A filter has at most ${MAX_VALUES} values.`);
  const texts = filters.flatMap(({ field, values }) => [field, ...(values ?? [])]);
  if (texts.some((text) => text.length > MAX_VALUE_LENGTH))
    return new Fault(`Fields and values of filters have at most ${MAX_VALUE_LENGTH} characters.`);
  const known: readonly string[] = [KIND, ...facetNames];
  const unknown = filters.find(({ field }) => !known.includes(field));
  if (unknown) return new Fault(`'${unknown.field}' is not a filter field; use one of ${known.join(', ')}.`);
  const single = filters.filter(({ type }) => type === 'all' || type === 'none');
  const count = single.reduce((sum, { values }) => sum + Math.max(1, values?.length ?? 0), 0);
  return count > MAX_SINGLE_VALUES
    ? new Fault(`Filters of types ALL and NONE have at most ${MAX_SINGLE_VALUES} values together.`)
    : null;
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
