/**
 * What an argument may hold, by its name: the one table of bounds, which the schema's descriptions show. What is over its
 * bound, or no text at all, is refused before a resolver runs, and reaches no upstream.
 */

/** UTF-16 code units of a text; each item of a list of texts. */
export const bounds = {
  /** What names something: uids, facets, topics, markets. */
  name: 200,
  /** An `ID` or a cursor. */
  id: 512,
  /** A field of a form. */
  field: 255,
  password: 128,
  /** A code of the pro programme. */
  code: 64,
  /** Any other text that somebody types. */
  text: 10_000,
  /** An address of the shop. */
  path: 2_048,
} as const;
export type Bound = keyof typeof bounds;

/** What their forms judge, and answer in the shopper's words; here they are bound as any text is. */
const formFields: Readonly<Record<string, Bound>> = {
  ...Object.fromEntries(
    ['city', 'company', 'email', 'firstName', 'lastName', 'line1', 'line2', 'phone', 'postalCode', 'region'].map(
      (name) => [name, 'field' as const],
    ),
  ),
  currentPassword: 'password',
  newPassword: 'password',
  password: 'password',
  proCode: 'code',
}; // prettier-ignore

const names: ReadonlySet<string> = new Set([
  'attribute', 'bcRegion', 'categoryId', 'color', 'ctsRegion', 'environment', 'excludeRegions', 'facet', 'field',
  'includeLocales', 'includeRegions', 'listIds', 'locale', 'service', 'size', 'sortField', 'stack', 'topic',
  'uid', 'uids', 'values',
]); // prettier-ignore
const cursors: ReadonlySet<string> = new Set(['after', 'before', 'requestId', 'clientMutationId']);
/** Their resolvers repair what is no text: somebody typed it, and is answered. */
const repaired: ReadonlySet<string> = new Set(['place', 'query', 'searchTerm', 'term']);

/** @param scalar of the argument: String or ID. */
export function boundOf(name: string, scalar: 'String' | 'ID'): Bound {
  if (scalar === 'ID' || cursors.has(name)) return 'id';
  if (name === 'path') return 'path';
  return formFields[name] ?? (names.has(name) ? 'name' : 'text');
}

/** What is wrong with a text, for the developer who sent it; null when it may pass. */
export function textFault(name: string, scalar: 'String' | 'ID', text: string): string | null {
  const most = bounds[Object.hasOwn(formFields, name) ? 'text' : boundOf(name, scalar)];
  if (text.length > most) return `${name} has at most ${most} characters.`;
  if (repaired.has(name)) return null;
  return text.isWellFormed() && !text.includes('\u0000') ? null : `${name} is not well-formed Unicode text.`;
}
