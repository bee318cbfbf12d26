/**
 * Journals as Redis streams, whose entry ids are `sequence-0`. A hash beside the stream has the journal's id and its last
 * number, so that both are known when every entry has been removed.
 */
import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { isCount } from './redisReplies.ts';
import type { Journal } from './SharedState.ts';

/** KEYS: stream, hash. ARGV: the id of a new journal, values. Atomic, so that no reader sees a gap that is filled later. */
const addAll = `
if redis.call('hsetnx', KEYS[2], 'id', ARGV[1]) == 1 then redis.call('del', KEYS[1]) end
local last = tonumber(redis.call('hget', KEYS[2], 'last') or '0')
for index = 2, #ARGV do
  last = redis.call('hincrby', KEYS[2], 'last', 1)
  redis.call('xadd', KEYS[1], last .. '-0', 'v', ARGV[index])
end
return last`;

/** Runs a command with the timeout, and checks its reply. */
export type AskRedis = <Reply>(
  command: (redis: Redis) => Promise<Reply>,
  isReply?: (reply: Reply) => boolean,
) => Promise<Reply>;

type StreamReply = [id: string, fields: string[]][];

const isStream = (reply: StreamReply): boolean =>
  Array.isArray(reply) && reply.every((entry) => Array.isArray(entry) && /^\d+-0$/.test(entry[0]));

export function redisJournal(ask: AskRedis, name: string): Journal {
  const [stream, hash] = [`journal:${name}`, `journal:${name}:head`];
  const range = (from: string, most: number) =>
    ask((on) => on.xrange(stream, from, '+', 'COUNT', most) as Promise<StreamReply>, isStream);
  const add = async (values: readonly string[]): Promise<number> =>
    Number(await ask((on) => on.eval(addAll, 2, stream, hash, randomUUID(), ...values), isCount));
  return {
    add,
    async after(sequence, most) {
      const entries = await range(`(${sequence}-0`, most);
      return entries.map(([id, fields]) => ({ sequence: sequenceOf(id), value: fields[1] ?? '' }));
    },
    async bounds() {
      const read = () => ask((on) => on.hmget(hash, 'id', 'last'));
      let [id, last] = await read();
      if (!id) {
        await add([]);
        [id, last] = await read();
      }
      const [oldest] = await range('-', 1);
      const newest = Number(last ?? 0);
      return { id: id ?? '', last: newest, first: oldest ? sequenceOf(oldest[0]) : newest + 1 };
    },
    async removeTo(sequence) {
      await ask((on) => on.xtrim(stream, 'MINID', `${sequence + 1}-0`), isCount);
    },
  };
}

function sequenceOf(id: string): number {
  return Number(id.slice(0, id.indexOf('-')));
}
