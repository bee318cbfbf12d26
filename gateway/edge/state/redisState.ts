/**
 * Shared state of several replicas in Redis or Valkey. Every call takes one round trip (a turn two) and rejects quickly
 * without an answer (withTimeout.ts); nothing is queued during an outage. Environments that share a server use a database
 * each (`redis://host/1`).
 */
import { EventEmitter, once } from 'node:events';
import { Redis } from 'ioredis';
import { withTimeout } from './withTimeout.ts';
import { redisLimiter } from './redisLimiter.ts';
import { asReply, isCount, isDone, isDoneOrNot, tolerateInvalidReplies } from './redisReplies.ts';
import { redisJournal } from './redisJournal.ts';
import { redisLock } from './redisLock.ts';
import type { SharedState } from './SharedState.ts';

const PREFIX = 'skarn:';
/** Milliseconds of silence after which the connection is reopened. */
const IDLE_MS = 10_000;
/** Timeout of a connection attempt in milliseconds; only the first calls wait for it, and for less time. */
const CONNECT_TIMEOUT_MS = 5_000;
const FIRST_CONNECT_TIMEOUT_MS = 2_000;
/** Maximum milliseconds between reconnection attempts. */
const MAX_RECONNECT_DELAY_MS = 500;

/**
 * KEYS[1]: the value, stored as `version:value`; ARGV: version, value, TTL in milliseconds. Returns -1 when written.
 */
const setNewest = `
local standing = redis.call('get', KEYS[1])
local version = standing and tonumber(string.match(standing, '^%d+')) or -1
if version >= tonumber(ARGV[1]) then return version end
redis.call('set', KEYS[1], ARGV[1] .. ':' .. ARGV[2], 'PX', ARGV[3])
return -1`;

/** KEYS[1]: a hash; ARGV: field, `1` and the expected value or `0`, `1` and the new value or `0`. */
const replaceField = `
local stored = redis.call('hget', KEYS[1], ARGV[1])
local expected = false
if ARGV[2] == '1' then expected = ARGV[3] end
if stored ~= expected then return 0 end
if ARGV[4] == '1' then redis.call('hset', KEYS[1], ARGV[1], ARGV[5]) else redis.call('hdel', KEYS[1], ARGV[1]) end
return 1`;
const optional = (value: string | null): [string, string] => (value === null ? ['0', ''] : ['1', value]);

/** `version:value`. */
const isVersioned = (reply: string | null): boolean => reply === null || /^\d+:/.test(reply);

/** @param timeoutMs of a call. Default: as short as a shopper's request needs it (withTimeout.ts). */
export function redisState(url: string, { timeoutMs }: { timeoutMs?: number } = {}): SharedState {
  tolerateInvalidReplies();
  const redis = new Redis(url, {
    keyPrefix: PREFIX,
    connectTimeout: CONNECT_TIMEOUT_MS,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    socketTimeout: IDLE_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(MAX_RECONNECT_DELAY_MS, attempt * 50),
  });
  // A subscribed connection cannot run other commands.
  const onActive = redis.duplicate({ autoResubscribe: false, keyPrefix: '' });
  const messages = new EventEmitter().setMaxListeners(0);
  /** Emits a channel when its subscription becomes active. */
  const subscribed = new EventEmitter().setMaxListeners(0);
  // Errors are handled where calls reject.
  redis.on('error', () => undefined);
  onActive.on('error', () => undefined);
  onActive.on('message', (channel: string, message: string) => messages.emit(channel, message));
  const listen = (channels: string[]): void => {
    if (channels.length === 0) return;
    onActive.subscribe(...channels).then(
      () => channels.forEach((channel) => subscribed.emit(channel)),
      () => undefined,
    );
  };
  onActive.on('ready', () => listen(messages.eventNames().map(String)));

  let first: Promise<unknown> | null = withTimeout(
    Promise.all([once(redis, 'ready'), once(onActive, 'ready')]),
    FIRST_CONNECT_TIMEOUT_MS,
  )
    .catch(() => undefined)
    .finally(() => (first = null));
  const ask = async <Reply>(
    command: (redis: Redis) => Promise<Reply>,
    isReply: (reply: Reply) => boolean = () => true,
  ): Promise<Reply> => {
    // Waits for the first connection attempt.
    if (first) await first;
    return asReply(await withTimeout(command(redis), timeoutMs), isReply);
  };

  return {
    kind: 'redis',
    // oxlint-disable-next-line shop/no-retained-closures -- once per process
    get isUnavailable() {
      return redis.status !== 'ready';
    },
    values: {
      get: (key) => ask((on) => on.get(`value:${key}`)),
      set: async (key, value, ttlMs) =>
        void (await ask((on) => on.set(`value:${key}`, value, 'PX', ttlMs), isDone)),
      setIfAbsent: async (key, value, ttlMs) =>
        (await ask((on) => on.set(`value:${key}`, value, 'PX', ttlMs, 'NX'), isDoneOrNot)) === 'OK',
      delete: async (key) => void (await ask((on) => on.del(`value:${key}`), isCount)),
    },
    newest: {
      async get(key) {
        const stored = await ask((on) => on.get(`newest:${key}`), isVersioned);
        if (stored === null) return null;
        const colon = stored.indexOf(':');
        return { version: Number(stored.slice(0, colon)), value: stored.slice(colon + 1) };
      },
      async set(key, { version, value }, ttlMs) {
        const ttl = Math.max(1, Math.round(ttlMs));
        const answer = await ask(
          (on) => on.eval(setNewest, 1, `newest:${key}`, version, value, ttl),
          isCount,
        );
        return answer === -1 ? null : Number(answer);
      },
    },
    records: (name) => ({
      get: (key) => ask((on) => on.hget(`records:${name}`, key)),
      set: async (key, value) => void (await ask((on) => on.hset(`records:${name}`, key, value), isCount)),
      delete: async (key) => void (await ask((on) => on.hdel(`records:${name}`, key), isCount)),
      async replace(key, from, to) {
        const args = [key, ...optional(from), ...optional(to)];
        return (await ask((on) => on.eval(replaceField, 1, `records:${name}`, ...args), isCount)) === 1;
      },
      keys: async () => (await ask((on) => on.hkeys(`records:${name}`), Array.isArray)).toSorted(),
      list: async () => {
        const records = Object.entries(await ask((on) => on.hgetall(`records:${name}`)));
        return new Map(records.toSorted(([one], [other]) => (one < other ? -1 : 1)));
      },
    }),
    journal: (name) => redisJournal(ask, name),
    limiter(name, limit) {
      const limiter = redisLimiter(redis, name, limit);
      return {
        consume: (key, points) => ask(() => limiter.consume(key, points)),
        refund: (key, points) => ask(() => limiter.refund(key, points)),
        forget: (key) => ask(() => limiter.forget(key)),
      };
    },
    async inTurn(key, run) {
      if (first) await first;
      return redisLock(redis, key, run);
    },
    publish: async (channel, message) =>
      void (await ask((on) => on.publish(PREFIX + channel, message), isCount)),
    subscribe(channel, onMessage, isListening = () => undefined) {
      const name = PREFIX + channel;
      messages.on(name, onMessage);
      subscribed.on(name, isListening);
      if (onActive.status === 'ready') listen([name]);
      return () => {
        messages.off(name, onMessage);
        subscribed.off(name, isListening);
        if (messages.listenerCount(name) === 0) onActive.unsubscribe(name).catch(() => undefined);
      };
    },
    async ping() {
      const started = performance.now();
      await ask(
        (on) => on.ping(),
        (reply) => reply === 'PONG',
      );
      return performance.now() - started;
    },
    async close() {
      await withTimeout(redis.quit()).catch(() => undefined);
      redis.disconnect();
      onActive.disconnect();
    },
  };
}
