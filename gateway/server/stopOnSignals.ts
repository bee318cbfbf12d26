/** SIGTERM and SIGINT end the process once running requests are done; a second signal ends it at once. */
import type { Logger } from 'pino';

export function stopOnSignals(stop: () => Promise<void>, log: Pick<Logger, 'info' | 'error'>): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(1);
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
