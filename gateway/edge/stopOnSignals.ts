/** Stops the process gracefully on SIGTERM and SIGINT. */
import type { Logger } from 'pino';

/** @param again the effect of a second signal; exits immediately by default. */
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
