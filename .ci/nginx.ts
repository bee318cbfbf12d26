/** Finds the nginx for the rolling-restart test, which otherwise uses its own proxy. */
import { existsSync } from 'node:fs';

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx'];
const find = (): string | null =>
  process.env['NGINX_PATH'] ?? places.find((place) => existsSync(place)) ?? null;

/** The Debian packages to install, if any. */
export function missingNginx(): string[] {
  return find() === null ? ['nginx-light'] : [];
}

/** Its path; empty when there is none. */
export function findNginx(): string {
  const found = find();
  if (found === null) console.log('No nginx found: the rolling restart is tested behind a stand-in proxy.');
  return found ?? '';
}
