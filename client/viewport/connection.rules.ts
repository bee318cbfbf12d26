/** What a connection is good for (platform.md 4). */
import type { Connection } from './connection.ts';

/** A parsed connection type of 4 or more is fast; where the browser tells nothing, nobody knows that it is. */
export function isFastConnection({ effectiveType }: Pick<Connection, 'effectiveType'>): boolean {
  return Number.parseInt(effectiveType ?? '', 10) >= 4;
}

/** Pictures that nobody has asked for yet: on a fast connection only, and never with data saver. */
export function mayWarmPictures(connection: Connection): boolean {
  return isFastConnection(connection) && connection.saveData !== true;
}
