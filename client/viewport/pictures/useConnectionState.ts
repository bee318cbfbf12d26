/** The current connection state (platform.md 3). Slow on the server and until the browser reports it. */
import { useSyncExternalStore } from 'react';
import { connectionState, type ConnectionState } from './connection.rules.ts';
import { onConnectionChange, readConnection } from './connection.ts';

const unknown = connectionState({ effectiveType: null });
let known = unknown;

/** The same object while nothing about it changes. */
function read(): ConnectionState {
  const now = connectionState(readConnection());
  if (now.fastConnection !== known.fastConnection) known = now;
  return known;
}

export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(onConnectionChange, read, () => unknown);
}
