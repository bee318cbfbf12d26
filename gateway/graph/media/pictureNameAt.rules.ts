/** Extracts image names from the absolute URLs in the image service's responses (wire-protocols 4.2). */

/**
 * `scene-dusk` of `https://host/i/k2/scene-dusk`; a video still has a path below the video: `v/k2/name/…`. Null when
 * the URL has no such path.
 */
export function pictureNameAt(address: string): string | null {
  const path = address.replace(/^(?:https?:)?\/\/[^/]+/, '').split(/[?#]/)[0] ?? '';
  const match = /\/[isv]\/[^/]+\/([^/]+)/.exec(path);
  return match?.[1] === undefined ? null : decodeURIComponent(match[1]);
}
