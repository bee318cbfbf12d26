/**
 * Edit tags: how the content service's editor finds the entry and field behind a part of the page. Format: `{content
 * type}.{entry}.{locale}.{field}`; the field may be a path into groups and lists.
 */
import type { RequestScope } from '../../../sources/transport/scope.ts';

type TagScope = Pick<RequestScope, 'preview' | 'contentLocale'>;

export interface TaggedEntry {
  contentType: string;
  uid: string;
}

/** Null outside of preview, so that entry names are not disclosed. */
export function editTag(
  { preview, contentLocale }: TagScope,
  { contentType, uid }: TaggedEntry,
  ...field: readonly (string | number)[]
): string | null {
  return preview ? [contentType, uid, contentLocale, ...field].join('.') : null;
}
