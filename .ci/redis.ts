/** Finds a Redis (or Valkey) server, which the tests start themselves on their own ports. */
import { existsSync } from 'node:fs';

const places = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/usr/bin/valkey-server'];
const find = (): string | null => {
  const named = process.env['REDIS_SERVER_PATH'];
  if (named && existsSync(named)) return named;
  return places.find((place) => existsSync(place)) ?? null;
};

/** The Debian packages to install, if any. */
export function missingRedis(): string[] {
  return find() === null ? ['redis-server'] : [];
}

/** @throws Error with installation instructions. */
export function ensureRedis(): string {
  const found = find();
  if (found) return found;
  throw new Error(
    'The tests need a Redis server. Install it (Debian: `sudo apt-get install redis-server`) or set REDIS_SERVER_PATH.',
  );
}
