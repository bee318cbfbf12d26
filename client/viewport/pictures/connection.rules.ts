/** Picture quality and preloading by connection (platform.md 4). */
import type { Connection } from './connection.ts';

/** A parsed connection type of 4 or more is fast; an unknown one is not. */
export function isFastConnection({ effectiveType }: Pick<Connection, 'effectiveType'>): boolean {
  return Number.parseInt(effectiveType ?? '', 10) >= 4;
}

export interface ConnectionState {
  readonly fastConnection: boolean;
  /** DPI of a picture's file at 1x and 2x. */
  readonly dpi: readonly [number, number];
}

/** Fast: 96 and 144 dpi; otherwise 72 and 72. */
export function connectionState(connection: Pick<Connection, 'effectiveType'>): ConnectionState {
  const fastConnection = isFastConnection(connection);
  return { fastConnection, dpi: fastConnection ? [96, 144] : [72, 72] };
}

/** Whether to preload pictures: on a fast connection only, and never in data-saver mode. */
export function mayPreloadPictures(connection: Connection): boolean {
  return isFastConnection(connection) && connection.saveData !== true;
}
