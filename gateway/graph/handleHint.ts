/** Hints for developers who send the uid of a content entry in place of a handle, or the reverse. */
import type { RequestContext } from './context.ts';

/** `blt` and 16 digits, as the content service makes them, or words joined by underscores. */
const UID = /^(blt[\da-f]{16}|[a-z\d]+(_[a-z\d]+)+)$/;

/** For a resolver that found nothing under a handle. */
export function unknownHandle(ctx: Pick<RequestContext, 'hint'>, handle: string): null {
  if (UID.test(handle)) {
    ctx.hint(
      `There is nothing under the handle '${handle}', which looks like the uid of a content entry. A handle is the end of an address, such as 'lodestar-98' of /en-us/p/lodestar-98.`,
    );
  }
  return null;
}

/** For a resolver that found nothing by the uid of a content entry. @param type whose `contentUid` it is. */
export function unknownUid(
  ctx: Pick<RequestContext, 'hint'>,
  uid: string,
  type: 'Product' | 'Category',
): void {
  ctx.hint(
    `There is nothing with the content uid '${uid}' here. ${type}.contentUid is the uid; ${type}.handle is not.`,
  );
}
