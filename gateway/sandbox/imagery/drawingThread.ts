/** Main-thread side of the drawing worker: started on demand, stopped when idle. */
import { Worker } from 'node:worker_threads';
import type { DrawingSpec } from './library.ts';

export type DrawingJob =
  | { job: 'master'; spec: DrawingSpec; width: number; height: number }
  /** `poster` is the encoded master that the clip animates. */
  | { job: 'clip'; spec: DrawingSpec; poster: Uint8Array };

export type DrawingAnswer = { id: number; bytes: Uint8Array } | { id: number; error: string };

const idleMs = 120_000;

export class DrawingThread {
  #worker: Worker | null = null;
  #asked = new Map<number, { resolve(bytes: Buffer<ArrayBuffer>): void; reject(error: Error): void }>();
  #nextId = 0;
  #idle: NodeJS.Timeout | undefined;

  draw(job: DrawingJob): Promise<Buffer<ArrayBuffer>> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    const id = (this.#nextId += 1);
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, ...job }, []);
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./drawings/drawingWorker.ts', import.meta.url));
    worker.on('message', (answer: DrawingAnswer) => {
      const asker = this.#asked.get(answer.id);
      this.#asked.delete(answer.id);
      if ('error' in answer) asker?.reject(new Error(answer.error));
      else asker?.resolve(Buffer.from(answer.bytes as Uint8Array<ArrayBuffer>));
      if (this.#asked.size === 0) this.#rest(worker);
    });
    const fail = (error: Error): void => {
      if (this.#worker === worker) this.#worker = null;
      for (const asker of this.#asked.values()) asker.reject(error);
      this.#asked.clear();
    };
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('the drawing thread has ended')));
    return worker;
  }

  /** An idle worker does not keep the process alive, and is stopped after a while to free its memory. */
  #rest(worker: Worker): void {
    worker.unref();
    this.#idle = setTimeout(() => {
      if (this.#worker === worker) this.#worker = null;
      void worker.terminate();
    }, idleMs).unref();
  }
}
