/** Headers of the built client's files. */
import type { ServerResponse } from 'node:http';

/** Browsers heed these of documents alone, or not at all. HTTP/1.1 would repeat them, 0.5 KB, with each of 40 files. */
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'reporting-endpoints',
  'x-request-id',
] as const;
/** Not pictures: an SVG may be opened as a document. */
const partOfPage = /\.(?:js|css|woff2)$/;

/** @param servesCdn true when pages load them from a CDN, which passes these headers on. */
export function fileHeaders(servesCdn: boolean): (response: ServerResponse, path: string) => void {
  return (response, path) => {
    const isAsset = path.startsWith('/assets/');
    // Files with a content hash in their name never change; others are revalidated.
    const isHashed = isAsset || path.startsWith('/builds/meta/');
    response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (isAsset && partOfPage.test(path)) for (const name of ofDocuments) response.removeHeader(name);
    if (!servesCdn || !isAsset) return;
    // Modules and fonts of another origin require its permission.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
  };
}
