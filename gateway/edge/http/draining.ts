/**
 * Responses of a stopping gateway close their connections, so that the next request opens a new one, possibly to
 * another replica.
 */
import type { ServerResponse } from 'node:http';

export interface Draining {
  readonly hasBegun: boolean;
  /** Called for each response before it begins. */
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
      // A slow response may end after the drain delay: a proxy that kept its connection could send a POST on a closing
      // one.
      for (const response of underWay) if (!response.headersSent) close(response);
    },
  };
}

function close(response: ServerResponse): void {
  response.setHeader('connection', 'close');
}
