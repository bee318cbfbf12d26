/**
 * Reads are sent as the specification says (catalogue.md 7.2): a POST whose body overrides the method with GET and
 * carries the query. Calls declare the query string that the vendor's documentation lists; the body holds the same
 * options, nested as in the vendor's clients. So the URL stays short, however long the query is.
 */
import type { WireRequest } from '../../transport/call.ts';
import type { EncodedRequest } from '../../transport/outgoingRequest.ts';

interface OverriddenGet {
  _method: 'GET';
  query: Readonly<Record<string, unknown>>;
}

export function methodOverride({ query = {}, ...rest }: WireRequest): EncodedRequest {
  const body: OverriddenGet = { _method: 'GET', query: nested(query) };
  return { method: 'POST', wire: { ...rest, body } };
}

/** `only[BASE][]` becomes `{only: {BASE: […]}}`, `include[]` a list, and the filter an object instead of its text. */
function nested(query: NonNullable<WireRequest['query']>): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    const [, base = name, place] = /^(\w+)(?:\[(\w*)\])?(?:\[\])?$/.exec(name) ?? [];
    if (place === undefined) options[base] = base === 'query' ? JSON.parse(String(value)) : value;
    else if (place === '') options[base] = [value].flat();
    else options[base] = { ...(options[base] as object | undefined), [place]: [value].flat() };
  }
  return options;
}
