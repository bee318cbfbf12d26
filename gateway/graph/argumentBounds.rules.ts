/**
 * Length limits of string arguments by name, shown in schema descriptions. Longer or malformed strings are refused
 * before a resolver runs and never reach a source.
 */

/** In UTF-16 code units; for lists, per item. */
export const bounds = {
  /** Names and identifiers: uids, facets, topics, markets. */
  name: 200,
  /** An `ID` or a cursor. */
  id: 512,
  /** A form field. */
  field: 255,
  password: 128,
  /** A code of the pro programme. */
  code: 64,
  /** Free text. */
  text: 10_000,
  /** A path of the shop. */
  path: 2_048,
} as const;
export type Bound = keyof typeof bounds;

/** Validated by their forms, which respond with messages for the shopper; here they are only bounded like free text. */
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
}; // oxfmt-ignore

const names: ReadonlySet<string> = new Set([
  'attribute', 'bcRegion', 'categoryId', 'color', 'ctsRegion', 'environment', 'excludeRegions', 'facet', 'field',
  'includeLocales', 'includeRegions', 'listIds', 'locale', 'service', 'size', 'sortField', 'stack', 'topic',
  'handle', 'handles', 'uids', 'values',
]); // oxfmt-ignore
const cursors: ReadonlySet<string> = new Set(['after', 'before', 'requestId', 'clientMutationId']);
/** Malformed text is cleaned by the resolvers, because shoppers type it. */
const repaired: ReadonlySet<string> = new Set(['place', 'query', 'searchTerm', 'term']);

/** @param scalar of the argument: String or ID. */
export function boundOf(name: string, scalar: 'String' | 'ID'): Bound {
  if (scalar === 'ID' || cursors.has(name)) return 'id';
  if (name === 'path') return 'path';
  return formFields[name] ?? (names.has(name) ? 'name' : 'text');
}

/** Error message for the developer who sent the text; null when it is valid. */
export function textFault(name: string, scalar: 'String' | 'ID', text: string): string | null {
  const most = bounds[Object.hasOwn(formFields, name) ? 'text' : boundOf(name, scalar)];
  if (text.length > most) return `${name} may have at most ${most} characters.`;
  if (repaired.has(name)) return null;
  return text.isWellFormed() && !text.includes('\u0000') ? null : `${name} is not well-formed Unicode text.`;
}
