/**
 * Editors open any page with `?preview={secret}` and see from then on what is not published; `?preview=off` ends it
 * (catalogue.md 7.2: live preview uses a different host). The address is left at once for the one without the secret.
 * Whoever guesses is answered as if the parameter were not there, and is limited.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { EdgeRequest } from '../http/edgeRequest.ts';
import { isSameSecret } from '../session/isSameSecret.ts';

/** The address to go on to; null when the request has nothing to do with preview. */
export type PreviewAccess = (
  url: string,
  edge: Pick<EdgeRequest, 'session' | 'attempts'>,
  headers: IncomingHttpHeaders,
) => Promise<string | null>;

/** What the content service's editor adds to the address of a page that it shows: its session, and the entry. */
const MARK = 'live_preview';
const ADDED = [MARK, 'content_type_uid', 'entry_uid'];
const OWN = 'preview';
const wellFormed = /^[\w-]{1,128}$/;

/** @param secret null: there is no preview, and the parameters mean nothing. */
export function previewAccess(secret: string | null): PreviewAccess {
  return async (url, { session, attempts }, headers) => {
    const at = url.indexOf('?');
    if (secret === null || at < 0) return null;
    const query = new URLSearchParams(url.slice(at));
    const given = query.get(OWN);
    const mark = query.get(MARK);
    const livePreview = mark !== null && wellFormed.test(mark) ? mark : null;

    if (given === 'off') session.leavePreview();
    else if (given !== null) {
      if ((await attempts.take('preview', 'secret')) > 0 || !isSameSecret(given, secret)) return null;
      await attempts.forgive('preview', 'secret');
      session.enterPreview(livePreview, isForeignFrame(headers));
    } else if (livePreview !== null && session.preview) session.enterPreview(livePreview);
    else return null;

    query.delete(OWN);
    for (const name of ADDED) query.delete(name);
    // Two slashes in front would be another host.
    const path = `/${url.slice(0, at).replace(/^[/\\]+/, '')}`;
    const rest = query.toString();
    return rest === '' ? path : `${path}?${rest}`;
  };
}

/** Of a frame on the same site cookies are the same as outside of it. */
function isForeignFrame(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'cross-site';
}
