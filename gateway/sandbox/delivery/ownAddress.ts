/**
 * Settings that link to the sandbox itself. Its address is known only per request, so entries are stored with a
 * placeholder that is replaced in responses.
 */

/** Placeholder for the sandbox's origin in an entry's texts. */
export const ownAddress = '{sandbox}';

/** Content types whose entries may contain the placeholder; other responses are not searched for it. */
const types: ReadonlySet<string> = new Set(['brand_settings']);

/** @param origin such as `http://127.0.0.1:4100`. */
export function withOwnAddress<Json>(entry: Json, contentType: string | null, origin: string): Json {
  if (contentType === null || !types.has(contentType)) return entry;
  return JSON.parse(JSON.stringify(entry).replaceAll(ownAddress, origin)) as Json;
}
