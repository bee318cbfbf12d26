/** What a connection is good for (platform.md 4). */
import type { Connection } from './connection.ts';

/** A parsed connection type of 4 or more is fast; where the browser tells nothing, nobody knows that it is. */
export function isFastConnection({ effectiveType }: Pick<Connection, 'effectiveType'>): boolean {
  return Number.parseInt(effectiveType ?? '', 10) >= 4;
}

export interface ConnectionState {
  readonly fastConnection: boolean;
  /** Dots per inch of a picture's file at one and at two pixels a point. */
  readonly dpi: readonly [number, number];
}

/** Fast gives dpi 96 and 144; otherwise 72 and 72. */
export function connectionState(connection: Pick<Connection, 'effectiveType'>): ConnectionState {
  const fastConnection = isFastConnection(connection);
  return { fastConnection, dpi: fastConnection ? [96, 144] : [72, 72] };
}

/** Pictures that nobody has asked for yet: on a fast connection only, and never with data saver. */
export function mayPreloadPictures(connection: Connection): boolean {
  return isFastConnection(connection) && connection.saveData !== true;
}
