import { Counter, Gauge, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { WorkerMetrics, type OpenWorker } from './WorkerMetrics.ts';

/** A worker with a counter and a gauge. */
function worker(id: number) {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({ name: 'requests_total', help: 'x', labelNames: ['kind'], registers });
  const memory = new Gauge({ name: 'memory_bytes', help: 'x', registers });
  memory.set(100);
  const channel = { request: () => registry.getMetricsAsJSON() } as unknown as OpenWorker['channel'];
  return { id, channel, requests };
}

test('counters are added up and survive their worker; gauges do not', async () => {
  const [one, two, three] = [worker(1), worker(2), worker(3)];
  let open: OpenWorker[] = [one, two];
  const metrics = new WorkerMetrics(() => open);
  one.requests.inc({ kind: 'page' }, 5);
  two.requests.inc({ kind: 'page' }, 2);
  const before = await metrics.text();
  expect(before).toContain('requests_total{kind="page"} 7');
  expect(before).toContain('memory_bytes 200');

  open = [three];
  await Promise.all([metrics.retire(1), metrics.retire(2)]);
  three.requests.inc({ kind: 'page' }, 1);
  const after = await metrics.text();
  expect(after).toContain('requests_total{kind="page"} 8');
  expect(after).toContain('memory_bytes 100');
});

test('a worker that does not respond counts with its last metrics', async () => {
  const one = worker(1);
  one.requests.inc({ kind: 'page' }, 5);
  let isSilent = false;
  const channel = {
    request: () => (isSilent ? Promise.reject(new Error('late')) : one.channel.request('metrics', null)),
  } as unknown as OpenWorker['channel'];
  const metrics = new WorkerMetrics(() => [{ id: 1, channel }]);
  await metrics.text();
  isSilent = true;
  expect(await metrics.text()).toContain('requests_total{kind="page"} 5');
});
