/** How long browsers keep the built client's files, and which pages may use them. */
import type { ServerResponse } from 'node:http';

/** @param lendsFiles pages load them from a CDN, which hands these headers on. */
export function fileHeaders(lendsFiles: boolean): (response: ServerResponse, path: string) => void {
  return (response, path) => {
    const isAsset = path.startsWith('/assets/');
    // Files with a content hash in their name never change; the rest is checked each time.
    const isHashed = isAsset || path.startsWith('/builds/meta/');
    response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (!lendsFiles || !isAsset) return;
    // A page may run modules and use fonts of another origin only where that one says so.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
  };
}
