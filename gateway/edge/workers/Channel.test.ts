import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { Channel, type Answers, type Wire } from './Channel.ts';

type Ours = { double: { given: number; answer: number }; fail: { given: null; answer: null } };

/** Both ends of a channel. */
function wires(): [Wire, Wire] {
  const ends = [new EventEmitter(), new EventEmitter()] as const;
  const wire = (own: EventEmitter, other: EventEmitter): Wire => ({
    send: (message) => setImmediate(() => other.emit('message', message)) !== null,
    on: (event, hear) => own.on(event, hear),
  });
  return [wire(ends[0], ends[1]), wire(ends[1], ends[0])];
}
const answers: Answers<Ours> = {
  double: async (given) => given * 2,
  fail: () => Promise.reject(new Error('no')),
};

test('responses are matched to their requests', async () => {
  const [one, other] = wires();
  const channel = new Channel<Record<never, never>, Ours>(one, {});
  void new Channel<Ours, Record<never, never>>(other, answers);
  expect(await Promise.all([channel.ask('double', 2), channel.ask('double', 5)])).toEqual([4, 10]);
  await expect(channel.ask('fail', null)).rejects.toThrow('failed');
});

test('a request rejects when the other process is late or has ended', async () => {
  const [one] = wires();
  const channel = new Channel<Record<never, never>, Ours>(one, {});
  await expect(channel.ask('double', 1, 10)).rejects.toThrow('timed out');
  const asked = channel.ask('double', 1, 10_000);
  channel.close();
  await expect(asked).rejects.toThrow('has ended');
});
