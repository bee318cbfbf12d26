/**
 * The page's `Link` header. A CDN that stores it sends it as 103 Early Hints while it fetches the page. The first
 * picture is preloaded in the markup instead: browsers ignore `imagesrcset` and `media` in early hints.
 */
import latinFont from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url';

/**
 * @param cdnUrl origin of the assets; empty where it is the page's own.
 * @param imagesOrigin origin of pictures.
 */
export function linkHeader(cdnUrl: string, imagesOrigin: string): string {
  return `<${imagesOrigin}>; rel=preconnect, <${cdnUrl}${latinFont}>; rel=preload; as=font; type="font/woff2"; crossorigin`;
}
