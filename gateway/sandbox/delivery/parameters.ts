/**
 * Parses a delivery request in any of its syntaxes: a query string with either client's brackets, or a POST body with
 * `_method: "GET"` and options nested in `query` or flat beside it (wire-protocols 1.2).
 */
import { isRecord, type Filter } from './filter.ts';

/** Fields by where they apply: `BASE` for the entry itself, else the path of a reference. */
export type FieldLists = Readonly<Record<string, readonly string[]>>;

export interface Parameters {
  environment: string | null;
  locale: string;
  filter: Filter;
  include: readonly string[];
  only: FieldLists | null;
  except: FieldLists | null;
  skip: number;
  /** 1 to 100. */
  limit: number;
  order: { field: string; descending: boolean } | null;
  tags: readonly string[];
  /** Matches if any text of the entry contains it, ignoring case. */
  typeahead: string | null;
  includeCount: boolean;
  /** Only the number of matches is requested. */
  count: boolean;
  includeFallback: boolean;
  includeContentType: boolean;
  /** Includes entries and assets embedded in texts: `include_embedded_items[]=BASE`. */
  includeEmbeddedItems: boolean;
  /** Includes the sizes of picture assets. */
  includeDimension: boolean;
  /** All other options as given: sync parses its own. */
  plain: Readonly<Record<string, string>>;
}

export class ParameterError extends Error {
  override readonly name = 'ParameterError';
  readonly parameter: string;
  constructor(parameter: string, message: string) {
    super(message);
    this.parameter = parameter;
  }
}

export const pageSize = 100;

/**
 * From a query string. A name's brackets contain a position (`[]`, `[0]`) or, for field lists, the place (`[BASE]`).
 */
export function parametersOfUrl(search: URLSearchParams): Parameters {
  const options: Record<string, unknown> = {};
  for (const [name, value] of search) {
    const [, base = name, brackets = ''] = /^(\w+)((?:\[[^\]]*\])*)$/.exec(name) ?? [];
    if (brackets === '') {
      options[base] = value;
      continue;
    }
    const place = brackets
      .slice(1, -1)
      .split('][')
      .find((part) => part !== '' && !/^\d+$/.test(part));
    const lists = (options[base] ??= {});
    if (isRecord(lists)) push(lists, place ?? 'BASE', value);
  }
  return parametersOf(options);
}

function push(lists: Record<string, unknown>, place: string, value: string): void {
  const values = lists[place];
  if (Array.isArray(values)) values.push(value);
  else lists[place] = [value];
}

/** From a POST body. The environment is always sent: its position distinguishes the two syntaxes. */
export function parametersOfBody(body: unknown): Parameters {
  if (!isRecord(body)) throw new ParameterError('body', 'The body is not a JSON object.');
  const { _method: method, ...flat } = body;
  if (method !== 'GET') throw new ParameterError('_method', 'Only "_method": "GET" is served here.');
  return parametersOf('environment' in flat || !isRecord(flat.query) ? flat : flat.query);
}

function parametersOf(options: Record<string, unknown>): Parameters {
  const plain = Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, String(value)]]
        : [],
    ),
  );
  const field = plain.asc ?? plain.desc;
  if (field !== undefined && !/^\w+(\.\w+)*$/.test(field))
    throw new ParameterError('asc', 'The order is not a field.');
  return {
    environment: plain.environment ?? null,
    locale: plain.locale ?? 'en-us',
    filter: filterOf(options.query),
    include: Object.values(fieldLists(options.include) ?? {}).flat(),
    only: fieldLists(options.only),
    except: fieldLists(options.except),
    skip: whole(plain.skip, 'skip', 0),
    limit: Math.min(pageSize, whole(plain.limit, 'limit', pageSize) || pageSize),
    order: field === undefined ? null : { field, descending: plain.asc === undefined },
    tags: Object.values(fieldLists(options.tags) ?? {}).flat(),
    typeahead: plain.typeahead ?? null,
    includeCount: plain.include_count === 'true',
    count: plain.count === 'true',
    includeFallback: plain.include_fallback === 'true',
    includeContentType: plain.include_content_type === 'true' || plain.include_schema === 'true',
    includeEmbeddedItems: Object.values(fieldLists(options.include_embedded_items) ?? {})
      .flat()
      .includes('BASE'),
    includeDimension: plain.include_dimension === 'true',
    plain,
  };
}

function filterOf(given: unknown): Filter {
  if (given === undefined || given === '') return {};
  let filter: unknown = given;
  if (typeof given === 'string') {
    try {
      filter = JSON.parse(given);
    } catch {
      filter = null;
    }
  }
  if (!isRecord(filter)) throw new ParameterError('query', 'Failed to parse the query. Please try again.');
  return filter;
}

/** `x`, `["x"]`, `{BASE: ["x"]}`, and `{"0": "x"}` all name fields. */
function fieldLists(given: unknown): Record<string, string[]> | null {
  if (given === undefined || given === null) return null;
  if (typeof given === 'string') return { BASE: [given] };
  if (Array.isArray(given)) return { BASE: given.flat(3).map(String) };
  if (!isRecord(given)) return null;
  const lists: Record<string, string[]> = {};
  for (const [place, value] of Object.entries(given)) {
    const key = /^\d*$/.test(place) ? 'BASE' : place;
    const values = isRecord(value) ? Object.values(value) : [value];
    (lists[key] ??= []).push(...values.flat(3).map(String));
  }
  return lists;
}

function whole(given: string | undefined, name: string, otherwise: number): number {
  if (given === undefined || given === '') return otherwise;
  const number = Number(given);
  if (!Number.isInteger(number) || number < 0)
    throw new ParameterError(name, `${name} is not a whole number.`);
  return number;
}
