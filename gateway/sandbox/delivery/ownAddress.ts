/**
 * Settings that lead to the sandbox itself. The address is known only when somebody asks, so entries are kept with a
 * placeholder; it is filled in as the entry leaves.
 */

/** Stands for the sandbox's origin in an entry's texts. */
export const ownAddress = '{sandbox}';

/** Content types whose entries hold the placeholder: no other answer is searched for it. */
const types: ReadonlySet<string> = new Set(['brand_settings']);

/** @param origin such as `http://127.0.0.1:4100`. */
export function withOwnAddress<Json>(entry: Json, contentType: string | null, origin: string): Json {
  if (contentType === null || !types.has(contentType)) return entry;
  return JSON.parse(JSON.stringify(entry).replaceAll(ownAddress, origin)) as Json;
}
