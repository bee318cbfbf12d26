/**
 * What is a reply of Redis: between the gateway and its server stand proxies, and whatever else may listen on the port.
 * Anything else counts as no reply, so that nobody takes it for a session, a limit or a turn.
 */
import { createRequire } from 'node:module';
import { StateAwayError } from './SharedState.ts';

/** @throws StateAwayError */
export function asReply<Reply>(reply: Reply, isReply: (reply: Reply) => boolean): Reply {
  if (!isReply(reply)) throw new StateAwayError('What answers for the shared state is no Redis.');
  return reply;
}

export const isDone = (reply: unknown): boolean => reply === 'OK';
/** Null: the command's condition did not hold. */
export const isDoneOrNot = (reply: unknown): boolean => reply === 'OK' || reply === null;
export const isCount = (reply: unknown): boolean => Number.isSafeInteger(reply);

interface ReplyHandler {
  dispatch(run: () => void): void;
  returnFatalError(error: unknown): void;
}

/**
 * The library lets a reply that it cannot read, such as null to SUBSCRIBE, end the process: it throws where nobody can
 * catch. From here on such a reply ends its connection, as bytes do that are no reply at all; the next one is opened soon.
 */
export function survivesEveryReply(): void {
  const require = createRequire(import.meta.url);
  const { default: handler } = require('ioredis/built/DataHandler.js') as {
    default: { prototype: ReplyHandler };
  };
  handler.prototype.dispatch = function dispatch(this: ReplyHandler, run) {
    try {
      run();
    } catch (error) {
      this.returnFatalError(error);
    }
  };
}
