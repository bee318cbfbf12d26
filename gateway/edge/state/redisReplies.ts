/**
 * Validates replies: proxies or other services may answer on the Redis port. Anything unexpected counts as no reply, so
 * that it is never taken for a session, a limit or a turn.
 */
import { createRequire } from 'node:module';
import { StateUnavailableError } from './SharedState.ts';

/** @throws StateUnavailableError */
export function asReply<Reply>(reply: Reply, isReply: (reply: Reply) => boolean): Reply {
  if (!isReply(reply))
    throw new StateUnavailableError('The shared state server sent an unexpected reply; it may not be Redis.');
  return reply;
}

export const isDone = (reply: unknown): boolean => reply === 'OK';
/** Null means the command's condition was not met. */
export const isDoneOrNot = (reply: unknown): boolean => reply === 'OK' || reply === null;
export const isCount = (reply: unknown): boolean => Number.isSafeInteger(reply);

interface ReplyHandler {
  dispatch(run: () => void): void;
  returnFatalError(error: unknown): void;
}

/**
 * ioredis crashes the process on some unparsable replies, such as null to SUBSCRIBE, because it throws outside any
 * promise. This closes the connection instead, as for malformed bytes; it reconnects soon.
 */
export function tolerateInvalidReplies(): void {
  const require = createRequire(import.meta.url);
  const { default: handler } = require('ioredis/built/DataHandler.js') as {
    default: { prototype: ReplyHandler };
  };
  // oxlint-disable-next-line shop/no-retained-closures -- once per process
  handler.prototype.dispatch = function dispatch(this: ReplyHandler, run) {
    try {
      run();
    } catch (error) {
      this.returnFatalError(error);
    }
  };
}
