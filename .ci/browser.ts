/**
 * Finds a Chromium for the browser tests. The headless shell is preferred, and installed where we may: without the
 * machinery of a window the journeys take a quarter less time.
 */
import { existsSync } from 'node:fs';
import { install, mayInstall } from './debian.ts';

const shell = '/usr/bin/chromium-headless-shell';
const places = [shell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const find = (): string | null => places.find((place) => existsSync(place)) ?? null;

/** @throws Error that tells a person what to do. */
export function ensureBrowser(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named && existsSync(named)) return named;
  if (find() !== shell && mayInstall()) install('chromium-headless-shell');
  if (find() === null && mayInstall()) install('chromium');
  const found = find();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: `sudo apt-get install chromium`) or set CHROMIUM_PATH.',
  );
}
