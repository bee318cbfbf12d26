/** Event loop delay of the last one to two minutes: the time that shoppers wait because code blocks the process. */
import { monitorEventLoopDelay, performance, type EventLoopUtilization } from 'node:perf_hooks';

export interface EventLoopFacts {
  /** Milliseconds. */
  p50: number;
  p99: number;
  max: number;
  /** Utilization, 0 to 1. */
  busy: number;
}

const WINDOW_MS = 60_000;
const RESOLUTION_MS = 20;

export class EventLoop {
  readonly #delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly #timer: NodeJS.Timeout;
  #since: EventLoopUtilization = performance.eventLoopUtilization();
  #before: EventLoopFacts | null = null;

  constructor() {
    this.#delays.enable();
    this.#timer = setInterval(() => this.#turn(), WINDOW_MS);
    this.#timer.unref();
  }

  /** The worse of the current minute and the previous one. */
  facts(): EventLoopFacts {
    const now = this.#current();
    const { p50, p99, max, busy } = this.#before ?? now;
    return {
      p50: Math.max(now.p50, p50),
      p99: Math.max(now.p99, p99),
      max: Math.max(now.max, max),
      busy: Math.max(now.busy, busy),
    };
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#delays.disable();
  }

  #turn(): void {
    this.#before = this.#current();
    this.#delays.reset();
    this.#since = performance.eventLoopUtilization();
  }

  #current(): EventLoopFacts {
    // The histogram measures the interval between ticks, so its resolution is included in each value; nanoseconds.
    const late = (nanoseconds: number): number =>
      Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS) : 0;
    return {
      p50: late(this.#delays.percentile(50)),
      p99: late(this.#delays.percentile(99)),
      max: this.#delays.count === 0 ? 0 : late(this.#delays.max),
      busy: performance.eventLoopUtilization(this.#since).utilization,
    };
  }
}
