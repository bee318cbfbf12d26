/** Finds a Redis (or Valkey) server, which tests start for themselves on ports of their own. */
import { existsSync } from 'node:fs';
import { install, mayInstall } from './debian.ts';

const places = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/usr/bin/valkey-server'];
const find = (): string | null => places.find((place) => existsSync(place)) ?? null;

/** @throws Error that tells a person what to do. */
export function ensureRedis(): string {
  const named = process.env['REDIS_SERVER_PATH'];
  if (named && existsSync(named)) return named;
  if (find() === null && mayInstall()) install('redis-server');
  const found = find();
  if (found) return found;
  throw new Error(
    'The tests need a Redis server. Install it (Debian: `sudo apt-get install redis-server`) or set REDIS_SERVER_PATH.',
  );
}
