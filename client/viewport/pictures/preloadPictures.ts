/** Preloads pictures that are likely to be viewed next, each once per page load. */
import { mayPreloadPictures } from './connection.rules.ts';
import { readConnection } from './connection.ts';
import { filesOnConnection, type PictureFiles } from './pictureAddress.ts';

const warmed = new Set<string>();

/**
 * Preloads the file that the layout needs. Does nothing on a slow or unknown connection, or in data-saver mode
 * (connection.rules.ts).
 */
export function preloadPictures(pictures: readonly PictureFiles[]): void {
  if (!mayPreloadPictures(readConnection())) return;
  for (const files of pictures) {
    const name = `${files.src} ${files.sizes}`;
    if (warmed.has(name)) continue;
    warmed.add(name);
    const { src, srcSet = '', sizes = '' } = filesOnConnection(files);
    Object.assign(new Image(), { fetchPriority: 'low', sizes, srcset: srcSet, src });
  }
}
