/** Worker side of the drawing thread: runs jobs in sequence and returns encoded files. */
import { parentPort } from 'node:worker_threads';
import type { DrawingAnswer, DrawingJob } from '../drawingThread.ts';
import { drawClip } from './clip.ts';
import { drawLogo } from './logo.ts';
import { drawProduct } from './products/product.ts';
import { seedOf } from './random.ts';
import { drawScene } from './scenes/scene.ts';

const port = parentPort;
if (!port) throw new Error('drawingWorker.ts runs as a thread');

port.on('message', (message: DrawingJob & { id: number }) => {
  draw(message).then(
    (bytes) => port.postMessage({ id: message.id, bytes } satisfies DrawingAnswer),
    (error: unknown) =>
      port.postMessage({
        id: message.id,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      } satisfies DrawingAnswer),
  );
});

async function draw(job: DrawingJob): Promise<Buffer> {
  if (job.job === 'clip') return drawClip(job.poster, seedOf(JSON.stringify(job.spec)));
  switch (job.spec.kind) {
    case 'product':
      return drawProduct(job.spec);
    case 'scene':
      return drawScene(job.spec);
    case 'logo':
      return drawLogo(job.width, job.height);
  }
}
