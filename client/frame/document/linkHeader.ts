/**
 * The page's `Link` header. A CDN that keeps it sends it ahead as 103 Early Hints, while it asks for the page. The first
 * picture stands in the page instead: in early hints browsers pass over `imagesrcset` and `media`.
 */
import latinFont from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url';

/**
 * @param cdnUrl origin of the built files; empty where it is the page's own.
 * @param imagesOrigin origin that pictures come from.
 */
export function linkHeader(cdnUrl: string, imagesOrigin: string): string {
  return `<${imagesOrigin}>; rel=preconnect, <${cdnUrl}${latinFont}>; rel=preload; as=font; type="font/woff2"; crossorigin`;
}
