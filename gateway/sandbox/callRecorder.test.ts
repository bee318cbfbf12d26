import { expect, test } from 'vitest';
import { CallRecorder } from './callRecorder.ts';

test('keeps the last 10 000 calls', () => {
  const recorder = new CallRecorder();
  for (let call = 0; call < 25_001; call += 1) {
    recorder.add({ source: 'engine', method: 'GET', path: `/${call}`, status: 200, at: '' });
  }
  const kept = recorder.list();
  expect([kept.length, kept[0]?.path, kept.at(-1)?.path]).toEqual([10_000, '/15001', '/25000']);
  recorder.clear();
  expect(recorder.list()).toEqual([]);
});
