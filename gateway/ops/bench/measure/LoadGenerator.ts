/**
 * Keeps a fixed number of requests in flight at a server, each on its own keep-alive connection, for a given time. Runs
 * in the benchmark's process, on the core that the servers under test do not use.
 */
import { Pool } from 'undici';

export interface LoadRequest {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface LoadResult {
  requests: number;
  elapsedMs: number;
  /** Milliseconds of each request, in order of completion. */
  latencies: number[];
  /** Responses other than 2xx, and requests without a response. */
  failures: number;
  bytes: number;
}

export class LoadGenerator {
  readonly #pool: Pool;
  readonly #connections: number;
  #sent = 0;

  constructor(url: string, connections: number) {
    this.#pool = new Pool(url, { connections, pipelining: 1, headersTimeout: 30_000, bodyTimeout: 30_000 });
    this.#connections = connections;
  }

  /**
   * @param next returns the request by its number since the generator was created.
   * @param most maximum number of requests; the load ends with them, or with its time.
   */
  async run(
    ms: number,
    next: (nth: number) => LoadRequest,
    most = Number.POSITIVE_INFINITY,
  ): Promise<LoadResult> {
    const result: LoadResult = { requests: 0, elapsedMs: 0, latencies: [], failures: 0, bytes: 0 };
    const started = performance.now();
    const end = started + ms;
    let begun = 0;
    const one = (): Promise<void> =>
      new Promise((resolve) => {
        const send = (): void => {
          if (performance.now() >= end || begun >= most) return resolve();
          begun += 1;
          this.#send(next(this.#sent++), result, send);
        };
        send();
      });
    await Promise.all(Array.from({ length: this.#connections }, one));
    result.elapsedMs = performance.now() - started;
    return result;
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  #send({ method = 'GET', path, headers, body }: LoadRequest, result: LoadResult, done: () => void): void {
    const sentAt = performance.now();
    let isGood = false;
    const finish = (): void => {
      result.requests += 1;
      if (!isGood) result.failures += 1;
      result.latencies.push(performance.now() - sentAt);
      done();
    };
    this.#pool.dispatch(
      { method, path, headers: headers ?? null, body: body ?? null },
      {
        onRequestStart() {},
        onResponseStart(_controller, status) {
          isGood = status >= 200 && status < 300;
        },
        onResponseData(_controller, chunk) {
          result.bytes += chunk.length;
        },
        onResponseEnd: finish,
        onResponseError() {
          isGood = false;
          finish();
        },
      },
    );
  }
}
