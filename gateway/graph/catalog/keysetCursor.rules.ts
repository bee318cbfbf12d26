/** Cursors of lists that are walked by uid: they name an entry and not a position, so that changes do not shift a page. */

const uidForm = /^[\w-]{1,100}$/;

export function cursorOf(uid: string): string {
  return Buffer.from(`uid:${uid}`).toString('base64url');
}

/** Null for a text that is no such cursor. */
export function uidOfCursor(cursor: string): string | null {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const uid = text.startsWith('uid:') ? text.slice('uid:'.length) : '';
  return uidForm.test(uid) ? uid : null;
}
