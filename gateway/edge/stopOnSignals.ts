/** SIGTERM and SIGINT end the process once running requests are done. */
import type { Logger } from 'pino';

/** @param again what a second signal does: ends it at once unless told otherwise. */
export function stopOnSignals(
  stop: () => Promise<void>,
  log: Pick<Logger, 'info' | 'error'>,
  again: () => void = () => process.exit(1),
): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stopping) {
      again();
      return;
    }
    stopping = true;
    log.info({ signal }, 'stopping');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
