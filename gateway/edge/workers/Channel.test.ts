import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { Channel, type Answers, type Wire } from './Channel.ts';

type Ours = { double: { params: number; answer: number }; fail: { params: null; answer: null } };

/** Both ends of a channel. */
function wires(): [Wire, Wire] {
  const ends = [new EventEmitter(), new EventEmitter()] as const;
  const wire = (own: EventEmitter, other: EventEmitter): Wire => ({
    send: (message) => setImmediate(() => other.emit('message', message)) !== null,
    on: (event, receive) => own.on(event, receive),
  });
  return [wire(ends[0], ends[1]), wire(ends[1], ends[0])];
}
const answers: Answers<Ours> = {
  double: async (params) => params * 2,
  fail: () => Promise.reject(new Error('no')),
};

test('responses are matched to their requests', async () => {
  const [one, other] = wires();
  const channel = new Channel<Record<never, never>, Ours>(one, {});
  void new Channel<Ours, Record<never, never>>(other, answers);
  expect(await Promise.all([channel.request('double', 2), channel.request('double', 5)])).toEqual([4, 10]);
  await expect(channel.request('fail', null)).rejects.toThrow('failed');
});

test('a request rejects when the other process is late or has ended', async () => {
  const [one] = wires();
  const channel = new Channel<Record<never, never>, Ours>(one, {});
  await expect(channel.request('double', 1, 10)).rejects.toThrow('timed out');
  const pending = channel.request('double', 1, 10_000);
  channel.close();
  await expect(pending).rejects.toThrow('has ended');
});
