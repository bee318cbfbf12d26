/** Pictures that are likely to be looked at next, loaded ahead; each once a page load. */
import { mayWarmPictures } from './connection.rules.ts';
import { readConnection } from './connection.ts';
import { onConnection } from './pictureAddress.ts';

const warmed = new Set<string>();

/** Does nothing on a connection that is slow, unknown or saved (connection.rules.ts). */
export function warmPictures(addresses: readonly string[]): void {
  if (!mayWarmPictures(readConnection())) return;
  for (const address of addresses) {
    if (warmed.has(address)) continue;
    warmed.add(address);
    const picture = new Image();
    picture.fetchPriority = 'low';
    picture.src = onConnection(address);
  }
}
