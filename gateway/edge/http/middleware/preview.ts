/** Starts and ends previews of editors; a preview may be framed by the editor. */
import type { PreviewAccess } from '../../pages/previewAccess.ts';
import { barePolicy } from '../securityHeaders.rules.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';

export interface PreviewOptions {
  previewAt: PreviewAccess;
  /** Origins that may frame a preview. */
  editorOrigins: readonly string[];
}

export function preview({ previewAt, editorOrigins }: PreviewOptions): EdgeMiddleware {
  return async (c, next) => {
    const edge = c.get('edge');
    const { incoming, outgoing, arrival } = c.env;
    const location = await previewAt(arrival.url, edge, incoming.headers);
    // Applies to redirects as well.
    if (edge.session.preview) outgoing.setHeader('content-security-policy', barePolicy(editorOrigins));
    if (location === null) return next();
    await edge.beforeAnswer?.();
    // The URL contains the editors' secret: it must not leak by the Referer header or a cache.
    return c.body(null, 302, {
      location,
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
    });
  };
}
