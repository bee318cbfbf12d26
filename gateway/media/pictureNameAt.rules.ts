/** Names of pictures behind the absolute addresses that the image service's answers carry (wire-protocols 4.2). */

/** `scene-dusk` of `https://host/i/k2/scene-dusk`; a still of a video is a path below the video: `v/k2/name/…`. Null when it is none. */
export function pictureNameAt(address: string): string | null {
  const path = address.replace(/^(?:https?:)?\/\/[^/]+/, '').split(/[?#]/)[0] ?? '';
  const match = /\/[isv]\/[^/]+\/([^/]+)/.exec(path);
  return match?.[1] === undefined ? null : decodeURIComponent(match[1]);
}
