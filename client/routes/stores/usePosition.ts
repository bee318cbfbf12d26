/** Requests the shopper's position from the browser, on a press only. */
import { useState } from 'react';

export interface FoundPosition {
  readonly latitude: number;
  readonly longitude: number;
}

export type PositionState = 'idle' | 'asking' | 'refused' | 'unavailable' | 'timeout';

const TIMEOUT_MS = 10_000;
/** Accepts a cached position of some minutes. */
const MOST_AGE_MS = 300_000;
/** Three decimals are 100 m: enough for a list of stores, and too coarse for an address. */
const DECIMALS = 1_000;

export function usePosition(onFound: (position: FoundPosition) => void): {
  state: PositionState;
  ask: () => void;
} {
  const [state, setState] = useState<PositionState>('idle');
  const ask = () => {
    if (state === 'asking') return;
    // TypeScript types it as always present; over http and in some browsers it is not.
    const geolocation = navigator.geolocation as Geolocation | undefined;
    if (!geolocation) {
      setState('unavailable');
      return;
    }
    setState('asking');
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle');
        onFound({ latitude: rounded(latitude), longitude: rounded(longitude) });
      },
      (error) =>
        setState(
          error.code === error.PERMISSION_DENIED
            ? 'refused'
            : error.code === error.TIMEOUT
              ? 'timeout'
              : 'unavailable',
        ),
      { enableHighAccuracy: false, timeout: TIMEOUT_MS, maximumAge: MOST_AGE_MS },
    );
  };
  return { state, ask };
}

function rounded(degrees: number): number {
  return Math.round(degrees * DECIMALS) / DECIMALS;
}
