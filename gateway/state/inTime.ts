/** How long the shared state is waited for: it takes well below a millisecond on the same network. */
import { StateAwayError } from './SharedState.ts';

/** Milliseconds that one command may take. */
const COMMAND = 200;

/**
 * Rejects when there is no answer in time. When this process itself was busy for longer than that, an answer that lies
 * in the socket is read first: a long rendering must not look like a dead server.
 *
 * @throws StateAwayError
 */
export function inTime<Answer>(answer: Promise<Answer>, ms = COMMAND): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const late = (): void => reject(new StateAwayError(`The shared state gave no answer in ${ms} ms.`));
  // Timers run before sockets are read, immediates after: the second one is behind everything that came with it.
  const timer = setTimeout(() => setImmediate(() => setImmediate(late)), ms);
  answer.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}
