/**
 * Previews of unpublished content: an editor opens any page with `?preview={secret}`, and ends the preview with
 * `?preview=off` (catalogue.md 7.2: live preview uses a different host). The response redirects to the URL without the
 * secret. A wrong secret is ignored, and attempts are limited.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { EdgeRequest } from '../http/edgeRequest.ts';
import { isSameSecret } from '../session/isSameSecret.ts';

/** Target of the redirect; null when the request does not concern previews. */
export type PreviewAccess = (
  url: string,
  edge: Pick<EdgeRequest, 'session' | 'attempts'>,
  headers: IncomingHttpHeaders,
) => Promise<string | null>;

/** Parameters that the content service's editor adds to the URL of a framed page: its session, and the entry. */
const MARK = 'live_preview';
const ADDED = [MARK, 'content_type_uid', 'entry_uid'];
const OWN = 'preview';
const wellFormed = /^[\w-]{1,128}$/;

/** @param secret null: previews are off, and the parameters are ignored. */
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
    // Two leading slashes would be another host.
    const path = `/${url.slice(0, at).replace(/^[/\\]+/, '')}`;
    const rest = query.toString();
    return rest === '' ? path : `${path}?${rest}`;
  };
}

/** Same-site frames share the cookies of the top-level page. */
function isForeignFrame(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'cross-site';
}
