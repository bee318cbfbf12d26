/**
 * Responses of a stopping gateway close their connections, so that the next request opens a new one, possibly to
 * another replica.
 */
import type { ServerResponse } from 'node:http';
import { TransientMap } from '../../sources/transport/transientMap.ts';

export interface Draining {
  readonly hasBegun: boolean;
  /** Called for each response before it begins. */
  track(response: ServerResponse): void;
  begin(): void;
}

export function createDraining(): Draining {
  let isDraining = false;
  let tracked = 0;
  const underWay = new TransientMap<number, ServerResponse>();
  return {
    // oxlint-disable-next-line shop/no-retained-closures -- once per process
    get hasBegun() {
      return isDraining;
    },
    track(response) {
      if (isDraining) {
        close(response);
        return;
      }
      const id = (tracked += 1);
      underWay.set(id, response);
      response.once('close', () => underWay.delete(id));
    },
    begin() {
      isDraining = true;
      // A slow response may end after the drain delay: a proxy that kept its connection could send a POST on a closing
      // one.
      for (const response of underWay.values()) if (!response.headersSent) close(response);
    },
  };
}

function close(response: ServerResponse): void {
  response.setHeader('connection', 'close');
}
