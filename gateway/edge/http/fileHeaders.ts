/** Cache and cross-origin headers of the built client's files. */
import type { ServerResponse } from 'node:http';

/** @param servesCdn true when pages load them from a CDN, which passes these headers on. */
export function fileHeaders(servesCdn: boolean): (response: ServerResponse, path: string) => void {
  return (response, path) => {
    const isAsset = path.startsWith('/assets/');
    // Files with a content hash in their name never change; others are revalidated.
    const isHashed = isAsset || path.startsWith('/builds/meta/');
    response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (!servesCdn || !isAsset) return;
    // Modules and fonts of another origin require its permission.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
  };
}
