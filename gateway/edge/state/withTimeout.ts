/** Timeout for shared state commands, which take well below a millisecond on the same network. */
import { StateUnavailableError } from './SharedState.ts';

/** Timeout of one command in milliseconds. */
const COMMAND_TIMEOUT_MS = 200;

/**
 * Rejects when there is no answer in time. If the event loop was blocked for longer than that, pending socket data is
 * read first, so that a long render does not look like a dead server.
 * @throws StateUnavailableError
 */
export function withTimeout<Answer>(answer: Promise<Answer>, ms = COMMAND_TIMEOUT_MS): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const late = (): void =>
    reject(new StateUnavailableError(`The shared state did not respond within ${ms} ms.`));
  // Timers run before sockets are read and immediates after, so the second immediate runs after all pending data.
  const timer = setTimeout(() => setImmediate(() => setImmediate(late)), ms);
  answer.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}
