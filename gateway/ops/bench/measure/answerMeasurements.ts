/**
 * Loaded ahead of a measured server (`node --import`): tells the benchmark over IPC what the process used so far, and
 * profiles it while it is under load. The server itself knows nothing of it.
 */
import { Session, type Profiler } from 'node:inspector/promises';

/** Asked one at a time; each is answered by one `Measured`. */
export type Measurement = 'usage' | 'startProfile' | 'stopProfile';

export interface Usage {
  /** Microseconds of processor time since the start of the process, all threads. */
  cpuMicros: number;
  rssBytes: number;
}

export type Measured =
  | { measured: 'usage'; usage: Usage }
  | { measured: 'startProfile' }
  | { measured: 'stopProfile'; profile: Profiler.Profile };

const SAMPLING_MICROS = 500;
const measurements: readonly unknown[] = ['usage', 'startProfile', 'stopProfile'] satisfies Measurement[];
let session: Session | null = null;

async function measure(what: Measurement): Promise<Measured> {
  if (what === 'usage') {
    const { user, system } = process.cpuUsage();
    return { measured: what, usage: { cpuMicros: user + system, rssBytes: process.memoryUsage.rss() } };
  }
  if (what === 'startProfile') {
    session = new Session();
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: SAMPLING_MICROS });
    await session.post('Profiler.start');
    return { measured: what };
  }
  if (!session) throw new Error('no profile was started');
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  session = null;
  return { measured: what, profile };
}

process.on('message', (message) => {
  if (!measurements.includes(message)) return;
  void measure(message as Measurement).then((answer) => process.send?.(answer));
});
// The benchmark's questions alone keep no server running.
process.channel?.unref();
// Whatever ends the benchmark ends its servers.
process.on('disconnect', () => process.exit());
