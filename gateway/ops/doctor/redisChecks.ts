/** Redis: version, and that it never drops a key that is still needed. */
import { Redis } from 'ioredis';
import type { Check, Outcome } from './check.ts';
import { failed, warning } from './problem.ts';

const area = 'redis';
/** The gateway is tested with 7.0. */
const tested = 7;

export function redisChecks(url: string | null, timeoutMs: number): Check[] {
  if (url === null)
    return [
      {
        area,
        name: 'server',
        run: () => Promise.resolve('not used: a single process keeps sessions and limits itself'),
      },
    ];
  return [{ area, name: 'server', run: () => examined(url, timeoutMs) }];
}

async function examined(url: string, timeoutMs: number): Promise<Outcome> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let reason = '';
  redis.on('error', (error: Error) => (reason = error.message));
  try {
    await redis.connect();
    const facts = await redis.info();
    const of = (name: string): string => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(facts)?.[1] ?? '';
    return judged(of('redis_version'), of('maxmemory_policy'), of('role'));
  } catch (error) {
    const text = reason || (error instanceof Error ? error.message : String(error));
    return /NOAUTH|WRONGPASS|NOPERM|invalid password/i.test(text)
      ? failed('Redis refuses the credentials', 'Correct user and password in REDIS_URL.')
      : failed('Redis does not answer', 'Start it, or correct host and port in REDIS_URL.');
  } finally {
    redis.disconnect();
  }
}

function judged(version: string, policy: string, role: string): Outcome {
  if (role === 'slave')
    return failed('REDIS_URL leads to a read-only replica', 'Name the primary in REDIS_URL.');
  if (policy !== 'noeviction')
    return warning(
      `Redis ${version} drops keys when its memory is full (${policy || 'policy unknown'})`,
      'Set maxmemory-policy to noeviction: partners’ keys and sessions could vanish.',
    );
  if (!(Number.parseInt(version, 10) >= tested))
    return warning(
      `Redis ${version || 'of unknown version'} is older than what the gateway is tested with`,
      `Install ${tested}.0 or later.`,
    );
  return `version ${version}, noeviction`;
}
