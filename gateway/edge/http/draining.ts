/**
 * Answers of a gateway that is about to stop close their connections: the caller's next request takes another one, and so
 * perhaps another copy of the gateway.
 */
import type { ServerResponse } from 'node:http';

export interface Draining {
  readonly hasBegun: boolean;
  /** Told of each answer before it begins. */
  track(response: ServerResponse): void;
  begin(): void;
}

export function createDraining(): Draining {
  let isDraining = false;
  const underWay = new Set<ServerResponse>();
  return {
    get hasBegun() {
      return isDraining;
    },
    track(response) {
      if (isDraining) {
        close(response);
        return;
      }
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
    },
    begin() {
      isDraining = true;
      // A slow answer may end after the drain delay: a proxy that kept its connection would send a POST on one that closes.
      for (const response of underWay) if (!response.headersSent) close(response);
    },
  };
}

function close(response: ServerResponse): void {
  response.setHeader('connection', 'close');
}
