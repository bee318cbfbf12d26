/** Finds the nginx that the rolling restart is tried behind. Where there is none, a stand-in takes its place. */
import { existsSync } from 'node:fs';
import { install, mayInstall } from './debian.ts';

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx'];
const find = (): string | null => places.find((place) => existsSync(place)) ?? null;

/** Its path; empty when it is not here and may not be installed. */
export function findNginx(): string {
  const named = process.env['NGINX_PATH'];
  if (named !== undefined) return named;
  if (find() === null && mayInstall()) install('nginx-light');
  const found = find();
  if (found === null) console.log('There is no nginx here: the rolling restart is tried behind a stand-in.');
  return found ?? '';
}
