/** Lets editors into preview and out again; what they see then may stand in their editor's frame. */
import type { PreviewAccess } from '../../pages/previewAccess.ts';
import { barePolicy } from '../securityHeaders.rules.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';

export interface PreviewOptions {
  previewAt: PreviewAccess;
  /** Who may show a preview in a frame. */
  editorOrigins: readonly string[];
}

export function preview({ previewAt, editorOrigins }: PreviewOptions): EdgeMiddleware {
  return async (c, next) => {
    const edge = c.get('edge');
    const { incoming, outgoing, arrival } = c.env;
    const location = await previewAt(arrival.url, edge, incoming.headers);
    // Redirects are judged by it as well.
    if (edge.session.preview) outgoing.setHeader('content-security-policy', barePolicy(editorOrigins));
    if (location === null) return next();
    await edge.beforeAnswer?.();
    // The address that is left holds the editors' secret: it is told to nobody, and kept nowhere.
    return c.body(null, 302, {
      location,
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
    });
  };
}
