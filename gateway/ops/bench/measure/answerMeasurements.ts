/**
 * Preloaded into a measured server (`node --import`): reports the process's resource usage over IPC, and profiles it
 * under load. Transparent to the server.
 */
import { Session, type Profiler } from 'node:inspector/promises';

/** Requested one at a time; each is answered by one `Measured`. */
export type Measurement = 'usage' | 'startProfile' | 'stopProfile';

export interface Usage {
  /** Microseconds of CPU time since the start of the process, all threads. */
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
// The IPC channel alone must not keep the server running.
process.channel?.unref();
// The end of the benchmark ends its servers.
process.on('disconnect', () => process.exit());
