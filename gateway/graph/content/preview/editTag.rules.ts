/**
 * Edit tags: how the content service's editor finds the entry and field behind a part of the page. Format: `{content
 * type}.{entry}.{locale}.{field}`; the field may be a path into groups and lists.
 */
import type { RequestScope } from '../../../sources/transport/scope.ts';

/** The parts of a request's context that a tag needs. */
export interface TagContext {
  scope: Pick<RequestScope, 'preview' | 'contentLocale'>;
  delivery: { contentTypeUid(contentType: string): string };
}

export interface TaggedEntry {
  contentType: string;
  uid: string;
}

/** Null outside of preview, so that entry names are not disclosed. */
export function editTag(
  { scope: { preview, contentLocale }, delivery }: TagContext,
  { contentType, uid }: TaggedEntry,
  ...field: readonly (string | number)[]
): string | null {
  return preview ? [delivery.contentTypeUid(contentType), uid, contentLocale, ...field].join('.') : null;
}
